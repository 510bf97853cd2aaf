// An observation as clients and the terminal get it (docs/protocol.md says what each field is). Everything
// here is read from the observation, in which hidden things are blanked already.
#include "games/raiders/json_parts.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/offerings.hpp"

namespace ravenhall::raiders {

namespace {

void write_colours(JsonWriter& out, Colours colours) {
  out.list([&] {
    for (const Colour colour : colours) out.value(name_of(colour));
  });
}

// Cards that only their owner sees.
void write_own_cards(JsonWriter& out, const CardBag& cards, bool own) {
  own ? write_cards(out, cards) : out.value(nullptr);
}

void write_crew(JsonWriter& out, const State& s, Seat seat) {
  out.list([&] {
    for (const Card card : sheet(s, seat).crew) {
      out.object([&] {
        write_card(out.key("card"), card);
        out.member("strength", row(card).strength);
        out.member("cost", printed_cost(s, card));
      });
    }
  });
}

// What the viewer knows of a hand that it does not see.
void write_notes(JsonWriter& out, const State& s, Seat seat, Seat viewer) {
  const auto each_note = [&](bool sure, auto&& f) {
    for (const Hands hands : hands_unseen_by(s, viewer)) {
      if (!hands.has(seat) || (hands == Hands(seat)) != sure) continue;
      for (const Card card : known_in(s, viewer, hands)) f(card, hands);
    }
  };
  out.key("known").list([&] { each_note(true, [&](Card card, Hands) { write_card(out, card); }); });
  out.key("maybe").list([&] {
    each_note(false, [&](Card card, Hands hands) {
      out.object([&] {
        write_card(out.key("card"), card);
        write_seats(out.key("seats"), hands);
      });
    });
  });
}

void write_own_tiles(JsonWriter& out, Tiles tiles) {
  out.list([&] {
    for (const Tile tile : tiles) {
      out.object([&] {
        write_tile(out.key("tile"), tile);
        out.member("vp", row(tile).vp);
      });
    }
  });
}

// Whether the seat is one of several that are asked at once.
bool is_asked(const State& s, Seat seat) {
  const Frame& top = s.agenda.top();
  switch (top.step) {
    case Step::ask_keep: return true;
    case Step::ask_give: return seat == top.seat || top.a == seat;
    case Step::ask_toll: return seat != top.seat && chooses_toll(s, seat);
    default: return false;
  }
}

void write_player(JsonWriter& out, const State& s, Seat seat, Seat viewer) {
  const Player& player = sheet(s, seat);
  const bool own = seat == viewer;
  out.object([&] {
    out.member("seat", index(seat));
    out.member("vp", player.vp);
    out.member("ship_flipped", player.vp >= kShipVp);
    out.member("marker", player.vp % kShipVp);
    write_colour(out.key("worker"), player.worker);
    write_tokens(out, player.tokens);
    out.member("armour", player.armour);
    out.member("valkyries", player.valkyries);
    out.member("valkyries_taken", player.taken);
    write_crew(out.key("crew"), s, seat);
    out.member("hand_size", player.hand_size);
    write_own_cards(out.key("hand"), player.hand, own);
    write_notes(out, s, seat, viewer);
    write_own_cards(out.key("returned"), player.returned, own);
    write_own_tiles(out.key("tiles"), player.tiles);
    if (!s.pending.empty() && is_asked(s, seat)) out.member("chosen", !s.pending.has(seat));
    write_own_cards(out.key("picked"), player.picked, own);
    out.member("picked_size", player.picked_size);
    write_sources(out.key("sources"), player.sources);
    write_sources(out.key("final"), s.phase == Phase::over ? EnumArray<Source, int>{} : final_vp(s, seat));
  });
}

void write_village(JsonWriter& out, const State& s) {
  out.list([&] {
    for (const BuildingRow& building : kBuildingTable) {
      out.object([&] {
        out.member("building", name_of(building.id));
        write_colour(out.key("worker"), s.village[building.id]);
        write_colours(out.key("colours"), building.colours);
        out.member("used", s.used.has(building.id));
        out.member("placed", s.placed == building.id);
      });
    }
  });
}

void write_set(JsonWriter& out, const TokenSet& set) {
  out.object([&] {
    for (const Resource what : set.keys()) out.member(name_of(what), set[what]);
  });
}

void write_spaces(JsonWriter& out, const State& s, const SettlementRow& place) {
  out.list([&] {
    for (const Space space : spaces_of(place.id)) {
      const bool left = s.left.has(space);
      out.object([&] {
        out.member("number", set_number(space));
        out.key("set");
        left ? write_set(out, s.sets[space]) : out.value(nullptr);
        write_colour(out.key("worker"), left ? row(space).worker : Colour::none);
      });
    }
  });
}

// What a raid would cost the viewer and what is missing for it.
void write_yours(JsonWriter& out, const State& s, Settlement where, Seat viewer) {
  if (viewer == kSpectator) return out.value(nullptr);
  const Missing missing = missing_for(s, viewer, where);
  out.object([&] {
    out.member("possible", missing.nothing());
    out.member("provisions", raid_provisions(s, viewer, where));
    out.member("gold", raid_gold(s, viewer, where));
    out.member("strength", raid_strength(s, viewer, where, 0).total());
    out.member("crew_vp", crew_raid_vp(sheet(s, viewer), where));
    out.key("missing").object([&] {
      out.member("crew", missing.crew);
      out.member("provisions", missing.provisions);
      out.member("gold", missing.gold);
      out.member("worker", missing.worker);
      out.member("set", missing.set);
    });
  });
}

void write_settlement(JsonWriter& out, const State& s, const SettlementRow& place, Seat viewer) {
  out.object([&] {
    out.member("id", name_of(place.id));
    out.member("type", name_of(place.type));
    out.member("crew", place.crew);
    out.member("provisions", place.provisions);
    out.member("gold", place.gold);
    write_colours(out.key("workers"), place.workers);
    out.member("dice", place.dice);
    out.key("tiers").list([&] {
      for (const Tier& tier : place.tiers) {
        if (tier.vp == 0) continue;
        out.object([&] {
          out.member("strength", tier.strength);
          out.member("vp", tier.vp);
        });
      }
    });
    write_spaces(out.key("spaces"), s, place);
    out.member("left", sets_left(s, place.id).size());
    out.key("raiders").list([&] {
      for (const Colour colour : s.spots[place.id]) {
        if (colour != Colour::none) write_colour(out, colour);
      }
    });
    write_yours(out.key("yours"), s, place.id, viewer);
  });
}

void write_open_tile(JsonWriter& out, const State& s, Tile tile, Seat viewer) {
  if (tile == Tile::none) return out.value(nullptr);
  out.object([&] {
    write_tile(out.key("tile"), tile);
    out.member("vp", row(tile).vp);
    out.key("cost").object([&] {
      for (const Resource what : {Resource::silver, Resource::gold, Resource::iron, Resource::livestock}) {
        out.member(name_of(what), row(tile).cost[what]);
      }
    });
    out.member("affordable", viewer != kSpectator && can_offer(sheet(s, viewer), tile));
  });
}

void write_offerings(JsonWriter& out, const State& s, Seat viewer) {
  out.object([&] {
    out.key("open").list([&] {
      for (const Tile tile : s.squares) write_open_tile(out, s, tile, viewer);
    });
    out.member("stack", stack_size(s));
    write_tiles(out.key("bottom"), s.bottom);
    write_tiles(out.key("unseen"), s.stack);
  });
}

void write_line(JsonWriter& out, std::string_view what, Card card, int amount) {
  if (amount == 0 && what != "card") return;
  out.object([&] {
    out.member("what", what);
    write_card(out.key("card"), card);
    out.member("amount", amount);
  });
}

// Before the sum is final the lines say what it would be; afterwards crew may have fallen, so only the total
// is told.
void write_strength(JsonWriter& out, const State& s) {
  const Raid& raid = s.raid;
  const bool dice = row(raid.where).dice > 0;
  out.key("lines").list([&] {
    if (!dice || raid.chosen != 0) return;
    write_line(out, "dice", Card::none, raid.dice[0] + raid.dice[1]);
    for (const Card card : sheet(s, s.active).crew) {
      write_line(out, "card", card, row(card).strength);
      write_line(out, "ability", card, strength_ability(s, s.active, card, raid.where));
    }
    write_line(out, "armour", Card::none, sheet(s, s.active).armour);
  });
  const int now = raid_strength(s, s.active, raid.where, raid.dice[0] + raid.dice[1]).total();
  out.member("strength", raid.scored || !dice ? int{raid.strength} : now);
}

void write_raid(JsonWriter& out, const State& s) {
  const Raid& raid = s.raid;
  if (raid.where == Settlement::none) return out.value(nullptr);
  out.object([&] {
    out.member("seat", index(s.active));
    out.member("settlement", name_of(raid.where));
    out.key("dice").list([&] {
      for (const int die : raid.dice) {
        if (die > 0) out.value(die);
      }
    });
    out.member("rerolls", raid.rerolls);
    write_strength(out, s);
    out.member("scored", raid.scored);
    out.member("tier_vp", raid.tier_vp);
    out.member("crew_vp", raid.crew_vp);
    out.key("sets").list([&] {
      if (raid.chosen != 0) return;
      for (const Space space : sets_left(s, raid.where)) out.value(set_number(space));
    });
    out.key("chosen");
    raid.chosen == 0 ? out.value(nullptr) : out.value(raid.chosen);
    out.member("valkyries_left", raid.valkyries);
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
    write_seats(out.key("seats"), Raiders::to_act(s));
    if (frame.step == Step::ask_give) out.member("by", index(frame.seat));
    if (frame.step == Step::ask_toll) out.member("to", index(frame.seat));
    if (frame.step == Step::ask_limit) out.member("surplus", sheet(s, frame.seat).hand_size - kMostCards);
    write_operands(out, frame);
  });
}

void write_end(JsonWriter& out, const State& s) {
  out.object([&] {
    out.key("trigger");
    s.trigger == Trigger::none ? out.value(nullptr) : out.value(name_of(s.trigger));
    out.key("turns_left");
    s.trigger == Trigger::none ? out.value(nullptr) : out.value(s.turns_left);
    out.member("fortress_sets", fortress_sets(s));
    out.member("valkyries_on_board", valkyries_on_board(s));
    out.member("stack", stack_size(s));
  });
}

void write_outcome(JsonWriter& out, const State& s) {
  const Outcome outcome = Raiders::outcome(s);
  if (!outcome.over) return out.value(nullptr);
  out.object([&] {
    write_numbers(out.key("scores"), s, outcome.scores);
    write_numbers(out.key("ranks"), s, outcome.ranks);
    write_seats(out.key("winners"), outcome.winners);
  });
}

void write_seat_in_play(JsonWriter& out, const State& s, Seat seat) {
  s.phase >= Phase::play ? out.value(index(seat)) : out.value(nullptr);
}

}  // namespace

void Raiders::view(const Observation& view, JsonWriter& out) {
  const State& s = view.seen;
  out.object([&] {
    out.member("game", info().id);
    out.key("viewer");
    view.viewer == kSpectator ? out.value("spectator") : out.value(index(view.viewer));
    out.member("phase", name_of(s.phase));
    out.member("turn", s.turns);
    write_seat_in_play(out.key("active"), s, s.active);
    write_seat_in_play(out.key("first"), s, s.first);
    write_options(out.key("options"), s);
    out.key("players").list([&] {
      for (const Seat seat : raiders::seats(s)) write_player(out, s, seat, view.viewer);
    });
    write_village(out.key("village"), s);
    out.key("settlements").list([&] {
      for (const SettlementRow& place : kSettlementTable) write_settlement(out, s, place, view.viewer);
    });
    write_offerings(out.key("offerings"), s, view.viewer);
    out.key("supply").object([&] { write_tokens(out, s.supply); });
    out.key("deck").object([&] {
      out.member("size", s.deck_size + s.under_size);
      out.member("batch", name_of(s.batch));
    });
    out.key("discard").object([&] {
      out.member("size", s.discard.size());
      write_own_cards(out.key("cards"), s.discard, is_on(s.options.open_discard));
    });
    write_raid(out.key("raid"), s);
    write_question(out.key("question"), s);
    write_end(out.key("end"), s);
    write_outcome(out.key("outcome"), s);
  });
}

}  // namespace ravenhall::raiders
