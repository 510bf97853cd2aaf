// A position as JSON: every field of the state, by name. load.cpp reads it back, view.cpp writes what clients
// see.
#include "games/raiders/json_parts.hpp"

namespace ravenhall::raiders {

namespace {

void write_player(JsonWriter& out, const Player& player) {
  out.object([&] {
    out.member("vp", player.vp);
    write_sources(out.key("sources"), player.sources);
    write_tokens(out, player.tokens);
    out.member("armour", player.armour);
    out.member("valkyries", player.valkyries);
    out.member("valkyries_taken", player.taken);
    write_colour(out.key("worker"), player.worker);
    out.key("crew").list([&] {
      for (const Card card : player.crew) write_card(out, card);
    });
    write_cards(out.key("hand"), player.hand);
    write_tiles(out.key("tiles"), player.tiles);
    write_cards(out.key("picked"), player.picked);
    out.key("toll");
    player.toll == Resource::none ? out.value(nullptr) : out.value(name_of(player.toll));
    write_cards(out.key("returned"), player.returned);
    write_cards(out.key("others_then"), player.others_then);
    write_cards(out.key("drawn"), player.drawn);
    out.member("fresh", player.fresh);
  });
}

// By space; null: the set is gone, or not laid yet.
void write_sets(JsonWriter& out, const State& s) {
  out.object([&] {
    for (const Space space : s.sets.keys()) {
      out.key(name_of(space));
      if (s.left.has(space)) {
        out.value(kSetNames[static_cast<std::size_t>(named_set(s.sets[space]))]);
      } else {
        out.value(nullptr);
      }
    }
  });
}

void write_spots(JsonWriter& out, const State& s) {
  out.object([&] {
    for (const Settlement where : s.spots.keys()) {
      out.key(name_of(where)).list([&] {
        for (const Colour colour : s.spots[where]) {
          if (colour != Colour::none) write_colour(out, colour);
        }
      });
    }
  });
}

void write_raid(JsonWriter& out, const Raid& raid) {
  if (raid.where == Settlement::none) return out.value(nullptr);
  out.object([&] {
    out.member("settlement", name_of(raid.where));
    out.member("rolled", raid.rolled);
    out.member("scored", raid.scored);
    out.member("rerolls", raid.rerolls);
    write_dice(out.key("dice"), raid.dice);
    out.member("strength", raid.strength);
    out.member("tier_vp", raid.tier_vp);
    out.member("crew_vp", raid.crew_vp);
    out.member("chosen", raid.chosen);
    out.member("valkyries", raid.valkyries);
  });
}

// One note of several knowers about a card in one of these hands; who knows of two copies stands in two
// notes.
void write_sighting(JsonWriter& out, Card card, SeatSet all, Hands hands) {
  out.object([&] {
    write_card(out.key("card"), card);
    write_seats(out.key("knowers"), all - kSpectator);
    out.member("spectators", all.has(kSpectator));
    write_seats(out.key("holders"), hands);
  });
}
void write_sightings(JsonWriter& out, const State& s) {
  out.list([&] {
    for (const Hands hands : kHandSets) {
      for (const CardRow& card : kCards) {
        for (int copy = 1; copy <= card.copies; ++copy) {
          SeatSet all;
          for (const Seat knower : knowers(s)) {
            if (!hands.has(knower) && known_in(s, knower, hands).count(card.id) >= copy) all.add(knower);
          }
          if (!all.empty()) write_sighting(out, card.id, all, hands);
        }
      }
    }
  });
}

// What comes first stands first.
void write_agenda(JsonWriter& out, const State& s) {
  out.list([&] {
    for (std::size_t i = s.agenda.size(); i-- > 0;) {
      const Frame& frame = s.agenda.begin()[i];
      out.object([&] {
        out.member("step", name_of(frame.step));
        if (frame_row(frame.step).seat) out.member("seat", index(frame.seat));
        write_operands(out, frame);
      });
    }
  });
}

void write_buildings(JsonWriter& out, EnumSet<Building, std::uint8_t> buildings) {
  out.list([&] {
    for (const Building building : buildings) out.value(name_of(building));
  });
}

void write_position(JsonWriter& out, const State& s) {
  out.object([&] {
    out.member("seats", s.players);
    write_options(out.key("options"), s);
    out.member("phase", name_of(s.phase));
    out.member("first", index(s.first));
    out.member("active", index(s.active));
    out.member("turns", s.turns);
    out.key("players").list([&] {
      for (const Seat seat : seats(s)) write_player(out, s.player[seat]);
    });
    out.key("village").object([&] {
      for (const Building building : s.village.keys()) {
        write_colour(out.key(name_of(building)), s.village[building]);
      }
    });
    write_sets(out.key("sets"), s);
    write_spots(out.key("raiders"), s);
    out.key("supply").object([&] { write_tokens(out, s.supply); });
    write_tiles(out.key("squares"), s.squares);
    write_tiles(out.key("stack"), s.stack);
    write_tiles(out.key("bottom"), s.bottom);
    write_cards(out.key("deck"), s.deck);
    write_cards(out.key("under"), s.under);
    write_cards(out.key("discard"), s.discard);
    out.member("batch", name_of(s.batch));
    write_cards(out.key("shuffled"), s.shuffled);
    write_cards(out.key("held_then"), s.held_then);
    write_sightings(out.key("sightings"), s);
    out.member("dealt", s.dealt);
    out.key("rolls").list([&] {
      for (const Seat seat : seats(s)) write_dice(out, s.rolls[seat]);
    });
    write_bytes(out.key("last"), s.last);
    write_seats(out.key("rolling"), s.rolling);
    write_seats(out.key("to_roll"), s.to_roll);
    out.key("placed");
    s.placed == Building::none ? out.value(nullptr) : out.value(name_of(s.placed));
    write_buildings(out.key("used"), s.used);
    write_card(out.key("aside"), s.aside);
    out.member("trigger", name_of(s.trigger));
    out.member("turns_left", s.turns_left);
    write_raid(out.key("raid"), s.raid);
    write_agenda(out.key("agenda"), s);
    write_seats(out.key("pending"), s.pending);
  });
}

}  // namespace

Json Raiders::save(const State& s) {
  return written([&](JsonWriter& out) { write_position(out, s); });
}

}  // namespace ravenhall::raiders
