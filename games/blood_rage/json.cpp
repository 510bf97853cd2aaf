// A position as JSON: every field of the state, by name. load.cpp reads it back, view.cpp writes what clients
// see.
#include "games/blood_rage/json_parts.hpp"
#include "kernel/match.hpp"

namespace ravenhall::blood_rage {

namespace {

void write_places(JsonWriter& out, Places places) {
  const unsigned bits = places.bits();
  out.list([&] {
    for (int i = 0; i < kProvinces; ++i) {
      if (((bits >> i) & 1U) != 0) out.value(place_name(place_at(i)));
    }
  });
}

void write_warriors(JsonWriter& out, const ClanSheet& clan) {
  out.object([&] {
    for (int i = 0; i < kPlaces; ++i) {
      const int count = clan.warriors[place_at(i)];
      if (count > 0) out.member(name_of(place_at(i)), count);
    }
  });
}

void write_seen(JsonWriter& out, const ClanSheet& clan) {
  out.list([&] {
    for (const Sighting& sighting : clan.seen) {
      out.object([&] {
        write_card(out.key("card"), sighting.card);
        out.member("quests_then", sighting.quests_then);
      });
    }
  });
}

void write_sheet(JsonWriter& out, const ClanSheet& clan) {
  out.object([&] {
    out.member("glory", clan.glory);
    out.member("rage", clan.rage);
    out.member("passed", clan.passed);
    out.key("stats").object([&] {
      for (const Stat stat : kAnyStat) out.member(name_of(stat), int{clan.step[stat]});
    });
    out.member("leader", place_name(clan.leader));
    out.member("ship", place_name(clan.ship));
    write_warriors(out.key("warriors"), clan);
    write_cards(out.key("slots"), clan.slots);
    write_cards(out.key("hand"), clan.hand);
    write_cards(out.key("quests"), clan.quests);
    write_cards(out.key("put_away"), clan.put_away);
    write_card(out.key("secret"), clan.secret);
    write_card(out.key("secret2"), clan.secret2);
    write_sources(out.key("sources"), clan.sources);
    write_cards(out.key("drafted"), clan.drafted);
    write_cards(out.key("gained"), clan.gained);
    write_cards(out.key("spent"), clan.spent);
    write_cards(out.key("limbo"), clan.limbo);
    write_seen(out.key("seen"), clan);
    out.key("kept_unknown").list([&] {
      for (const bool unknown : clan.kept_unknown) out.value(unknown);
    });
  });
}

void write_monsters(JsonWriter& out, const State& s) {
  out.object([&] {
    for (int i = 0; i < kMonsters; ++i) {
      const MonsterFigure& m = monster(s, monster_at(i));
      if (m.owner == kNobody) continue;
      out.key(name_of(monster_at(i))).object([&] {
        out.member("owner", index(m.owner));
        out.member("at", place_name(m.at));
      });
    }
  });
}

void write_tokens(JsonWriter& out, const State& s) {
  out.object([&] {
    for (int i = 0; i < kProvinces; ++i) {
      const Reward reward = s.tokens[place_at(i)];
      if (reward != Reward::none) out.member(name_of(place_at(i)), name_of(reward));
    }
  });
}

// By Age and clan; an Age whose cards are not dealt yet is an empty list.
void write_packets(JsonWriter& out, const State& s) {
  out.list([&] {
    for (int age = 1; age <= kAges; ++age) {
      out.list([&] {
        for (int k = 0; k < s.clans && age <= s.age && s.phase != Phase::setup; ++k) {
          out.list([&] {
            for (const Card card : s.packets[age - 1][seat_at(k)]) {
              if (card != Card::none) write_card(out, card);
            }
          });
        }
      });
    }
  });
}

void write_side(JsonWriter& out, const Battle& b, Seat i) {
  out.object([&] {
    write_card(out.key("card"), b.card[i]);
    out.member("raised", b.raised[i]);
    write_cards(out.key("late"), b.late[i]);
    write_figure_or_null(out.key("spared"), b.spared[i]);
    out.member("destroyed", b.destroyed[i]);
    out.member("total", b.total[i]);
  });
}

void write_battle(JsonWriter& out, const State& s) {
  const Battle& b = s.battle;
  if (b.where == Place::box) return out.value(nullptr);
  out.object([&] {
    out.member("where", place_name(b.where));
    out.member("pillager", index(b.pillager));
    write_seat_or_null(out.key("winner"), b.winner);
    out.member("challenge", b.challenge);
    out.member("stayed", b.stayed);
    write_seats(out.key("out"), b.out);
    write_seats(out.key("fighting"), b.fighting);
    out.member("open", b.open);
    write_seats(out.key("voided"), b.voided);
    out.member("valkyrie", b.valkyrie);
    write_seats(out.key("settled"), b.settled);
    out.member("poisoned", b.poisoned);
    out.key("sides").list([&] {
      for (const Seat seat : seats(s)) write_side(out, b, seat);
    });
  });
}

// What comes first stands first.
void write_agenda(JsonWriter& out, const State& s) {
  out.list([&] {
    for (std::size_t i = s.agenda.size(); i-- > 0;) {
      const Frame& frame = s.agenda.begin()[i];
      out.object([&] {
        out.member("step", name_of(frame.step));
        if (frame_row(frame.step).seat) write_seat(out.key("seat"), frame.seat);
        write_operands(out, frame);
      });
    }
  });
}

void write_position(JsonWriter& out, const State& s) {
  out.object([&] {
    out.member("seats", s.clans);
    write_options(out.key("options"), s);
    out.member("age", s.age);
    out.member("phase", name_of(s.phase));
    out.member("first", index(s.first));
    out.key("clans").list([&] {
      for (int i = 0; i < s.clans; ++i) write_sheet(out, sheet(s, seat_at(i)));
    });
    write_monsters(out.key("monsters"), s);
    write_tokens(out.key("tokens"), s);
    write_places(out.key("pillaged"), s.pillaged);
    write_places(out.key("destroyed"), s.destroyed);
    write_doom(out.key("doom"), s);
    write_cards(out.key("discard"), s.discard);
    write_cards(out.key("deck"), s.deck);
    write_packets(out.key("packets"), s);
    out.member("dealt", s.dealt);
    out.member("round", s.round);
    write_dying(out.key("dying"), s);
    write_battle(out.key("battle"), s);
    write_agenda(out.key("agenda"), s);
    write_seats(out.key("pending"), s.pending);
    write_bytes(out.key("last"), s.last);
    out.key("last_spared").list([&] {
      for (const Seat seat : seats(s)) write_figure_or_null(out, s.last_spared[seat]);
    });
  });
}

}  // namespace

Json BloodRage::save(const State& s) {
  return written([&](JsonWriter& out) { write_position(out, s); });
}

}  // namespace ravenhall::blood_rage
