// An observation as clients and the terminal get it. Everything here is read from the observation, in which
// hidden things are blanked already: null stands for a card that is there but not known.
#include "games/blood_rage/draft_view.hpp"
#include "games/blood_rage/json_parts.hpp"
#include "games/blood_rage/rules/battle.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "kernel/match.hpp"

namespace ravenhall::blood_rage {

namespace {

void write_stats(JsonWriter& out, const State& s, Seat seat) {
  out.object([&] {
    for (int i = 0; i < kStats; ++i) {
      out.key(kNamesOf<Stat>[i]).object([&] {
        out.member("step", int{sheet(s, seat).step.items_[i]});
        out.member("value", stat_value(s, seat, static_cast<Stat>(i)));
      });
    }
  });
}

// The clan's figures at a place that is not on the map, by kind.
void write_figures_off_map(JsonWriter& out, const State& s, Seat seat, Place place) {
  out.object([&] {
    for (int i = 0; i < kFigures; ++i) {
      const int count = figures_at(s, seat, static_cast<Figure>(i), place);
      if (count > 0) out.member(figure_name(i), count);
    }
  });
}

// Cards that only their owner sees.
void write_own_cards(JsonWriter& out, const CardBag& cards, bool own) {
  own ? write_cards(out, cards) : out.value(nullptr);
}

void write_clan(JsonWriter& out, const State& s, Seat seat, Seat viewer) {
  const ClanSheet& clan = sheet(s, seat);
  const bool own = seat == viewer;
  out.object([&] {
    out.member("seat", index(seat));
    out.member("clan", name_of(clan_of(s, seat)));
    out.member("glory", clan.glory);
    out.member("rage", clan.rage);
    out.member("passed", clan.passed);
    write_stats(out.key("stats"), s, seat);
    out.member("figures_on_map", figures_on_map(s, seat));
    out.member("hand_size", clan.hand_size);
    write_own_cards(out.key("hand"), clan.hand, own);
    write_cards(out.key("quests"), clan.quests);
    write_cards(out.key("slots"), clan.slots);
    write_figures_off_map(out.key("reserve"), s, seat, Place::reserve);
    write_figures_off_map(out.key("valhalla"), s, seat, Place::valhalla);
    out.key("seen").list([&] {
      for (const Sighting& sighting : clan.seen) write_card(out, sighting.card);
    });
    write_own_cards(out.key("put_away"), clan.put_away, own);
    out.member("put_away_size", clan.put_away_size);
    if (!s.pending.empty() && is_asked(s, seat)) out.member("chosen", !s.pending.has(seat));
    write_card(out.key("secret"), own ? clan.secret : Card::none);
    if (own && s.clans == 2) write_card(out.key("secret2"), clan.secret2);
    write_sources(out.key("sources"), clan.sources);
  });
}

void write_figures_there(JsonWriter& out, const State& s, Place place) {
  out.list([&] {
    for (int i = 0; i < s.clans; ++i) {
      for (int k = 0; k < kFigures; ++k) {
        write_figures(out, i, k, figures_at(s, seat_at(i), static_cast<Figure>(k), place));
      }
    }
  });
}

void write_strengths(JsonWriter& out, const State& s, Place province) {
  out.list([&] {
    for (int i = 0; i < s.clans; ++i) out.value(strength(s, seat_at(i), province));
  });
}

void write_doomed_in_age(JsonWriter& out, const State& s, Place province) {
  for (int i = 0; i < kAges; ++i) {
    if (s.doom[static_cast<std::size_t>(i)] == province) return out.value(i + 1);
  }
  out.value(nullptr);
}

void write_province(JsonWriter& out, const State& s, const ProvinceRow& province) {
  const Reward reward = s.tokens[province.id];
  out.object([&] {
    out.member("id", place_name(province.id));
    out.member("region", name_of(province.region));
    out.member("villages", province.villages);
    out.member("destroyed", destroyed(s, province.id));
    out.member("pillaged", pillaged(s, province.id));
    out.key("reward");
    reward == Reward::none ? out.value(nullptr) : out.value(name_of(reward));
    write_doomed_in_age(out.key("doomed_in_age"), s, province.id);
    write_figures_there(out.key("figures"), s, province.id);
    write_strengths(out.key("strength"), s, province.id);
  });
}

void write_fjord(JsonWriter& out, const State& s, const FjordRow& fjord) {
  out.object([&] {
    out.member("id", place_name(fjord.id));
    out.key("supports").list([&] {
      for (const Place place : fjord.supports) out.value(place_name(place));
    });
    out.member("open", fjord_open(s, fjord.id));
    write_figures_there(out.key("figures"), s, fjord.id);
  });
}

// The cards of a packet that are in a certain part of it for the viewer.
template <class Belongs>
void write_part(JsonWriter& out, const State& s, const PacketView& seen, int origin, Belongs belongs) {
  out.list([&] {
    for (int i = 0; i < seen.dealt; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (belongs(seen.part[at])) write_card(out, packet(s, seat_at(origin))[at]);
    }
  });
}

// What the viewer knows of a packet: what it kept, what it passed on that others have taken, and the rest
// that it saw, of which some may have been taken since.
void write_packet(JsonWriter& out, const State& s, Seat viewer, int origin) {
  const PacketView seen(s, viewer, s.age, seat_at(origin));
  // A heap that reaches beyond what is taken is not sorted out yet.
  const auto settled = [&](auto part) {
    return seen.taken == kDealt || part != seen.part[static_cast<std::size_t>(seen.dealt - 1)];
  };
  const auto passed_on = [](auto part) { return part != PacketView::kUnseen && part != PacketView::kExact; };
  out.object([&] {
    out.member("origin", origin);
    out.member("holder", index(packet_holder(s, seat_at(origin), s.round)));
    out.member("size", seen.dealt - seen.taken);
    write_part(out.key("kept"), s, seen, origin, [](auto part) { return part == PacketView::kExact; });
    write_part(out.key("taken"), s, seen, origin,
               [&](auto part) { return passed_on(part) && settled(part); });
    write_part(out.key("rest"), s, seen, origin,
               [&](auto part) { return passed_on(part) && !settled(part); });
  });
}

void write_draft(JsonWriter& out, const State& s, Seat viewer) {
  if (s.phase != Phase::gods_gifts) return out.value(nullptr);
  const bool blind = viewer == kSpectator;
  out.object([&] {
    out.member("round", s.round);
    out.member("rounds", drafted_age(s, s.age) ? kKept / picks_per_round(s) : 0);
    out.member("pick", picks_per_round(s));
    out.member("dealt", s.dealt);
    out.key("packet");
    if (blind) {
      out.value(nullptr);
    } else {
      const auto& cards = packet(s, packet_held(s, viewer));
      out.list([&] {
        for (int i = s.round * picks_per_round(s); i < kDealt; ++i) {
          const Card card = cards[static_cast<std::size_t>(i)];
          if (is_card(card)) write_card(out, card);
        }
      });
    }
    out.key("seen").list([&] {
      for (int k = 0; k < s.clans && !blind; ++k) write_packet(out, s, viewer, k);
    });
  });
}

// After the comparison of the totals.
bool is_compared(const State& s) {
  for (const Frame& frame : s.agenda) {
    if (frame.step == Step::return_cards || frame.step == Step::battle_over)
      return !s.battle.fighting.empty();
  }
  return false;
}

void write_side(JsonWriter& out, const State& s, Seat seat) {
  const Battle& b = s.battle;
  const Seat n = seat;
  out.object([&] {
    out.member("seat", index(seat));
    write_card(out.key("card"), b.card[n]);
    out.member("bonus", b.open ? card_bonus(s, seat) : 0);
    out.member("raised", b.raised[n]);
    write_cards(out.key("late"), b.late[n]);
    out.member("voided", b.voided.has(seat));
    out.member("settled", b.settled.has(seat));
    write_figure_or_null(out.key("spared"), b.spared[n]);
    out.member("chosen",
               b.open ? is_card(b.card[n]) : !s.pending.empty() && is_asked(s, seat) && !s.pending.has(seat));
  });
}

void write_battle(JsonWriter& out, const State& s) {
  const Battle& b = s.battle;
  if (b.where == Place::box) return out.value(nullptr);
  out.object([&] {
    out.member("where", place_name(b.where));
    out.member("pillager", index(b.pillager));
    out.member("challenge", b.challenge);
    write_seats(out.key("fighting"), b.fighting);
    out.member("open", b.open);
    out.key("cards").list([&] {
      for (int i = 0; i < s.clans; ++i) {
        if (fights(s, seat_at(i))) write_side(out, s, seat_at(i));
      }
    });
    write_numbers(out.key("destroyed"), s, b.destroyed.items_);
    write_strengths(out.key("strength"), s, b.where);
    out.key("total");
    is_compared(s) ? write_numbers(out, s, b.total.items_) : out.value(nullptr);
    write_seat_or_null(out.key("winner"), b.winner);
  });
}

void write_question(JsonWriter& out, const State& s) {
  if (s.agenda.empty()) return out.value(nullptr);
  const Frame& frame = s.agenda.top();
  const std::string_view name = name_of(frame.step);
  constexpr std::string_view asks = "ask_";
  constexpr std::string_view nature = "nature_";
  out.object([&] {
    if (frame.step < kFirstQuestion) {
      out.member("kind", "nature");
      out.member("act", name.substr(nature.size()));
      out.key("seats").list([] {});
      return;
    }
    out.member("kind", name.substr(asks.size()));
    write_seats(out.key("seats"), BloodRage::to_act(s));
    write_operands(out, frame);
  });
}

void write_outcome(JsonWriter& out, const State& s) {
  const Outcome outcome = BloodRage::outcome(s);
  if (!outcome.over) return out.value(nullptr);
  out.object([&] {
    write_numbers(out.key("scores"), s, outcome.scores);
    write_numbers(out.key("ranks"), s, outcome.ranks);
    write_seats(out.key("winners"), outcome.winners);
  });
}

}  // namespace

void BloodRage::view(const Observation& view, JsonWriter& out) {
  const State& s = view.seen;
  out.object([&] {
    out.member("game", info().id);
    write_seat(out.key("viewer"), view.viewer);
    out.member("age", s.age);
    out.member("phase", name_of(s.phase));
    out.member("first", index(s.first));
    write_options(out.key("options"), s);
    out.key("clans").list([&] {
      for (int i = 0; i < s.clans; ++i) write_clan(out, s, seat_at(i), view.viewer);
    });
    out.key("provinces").list([&] {
      for (const ProvinceRow& province : kProvinceTable) write_province(out, s, province);
    });
    out.key("fjords").list([&] {
      for (const FjordRow& fjord : kFjordTable) write_fjord(out, s, fjord);
    });
    write_doom(out.key("doom"), s);
    write_cards(out.key("discard"), s.discard);
    write_draft(out.key("draft"), s, view.viewer);
    write_battle(out.key("battle"), s);
    write_dying(out.key("dying"), s);
    write_question(out.key("question"), s);
    write_outcome(out.key("outcome"), s);
  });
}

}  // namespace ravenhall::blood_rage
