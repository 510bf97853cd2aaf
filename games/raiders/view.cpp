// An observation as clients and the terminal get it (docs/protocol.md says what each field is). Everything
// here is read from the observation, in which hidden things are blanked already.
#include "kernel/view.hpp"

#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"
#include "games/raiders/rules/offerings.hpp"
#include "games/raiders/steps.hpp"
#include "games/raiders/strength_lines.hpp"

namespace ravenhall::raiders {

namespace {

using Writer = PositionWriter;

void write_crew(JsonWriter& out, const State& s, Seat seat) {
  out.list([&] {
    for (const Card card : s.player[seat].crew) {
      out.object([&] {
        out.member("card", name_of(card));
        out.member("strength", row(card).strength);
        out.member("cost", printed_cost(s, card));
      });
    }
  });
}

// What the viewer knows of a hand that it does not see: cards that are there, and cards that are in one of
// several hands.
void write_notes(Writer& f, const State& s, Seat seat, Seat viewer) {
  if (seat == viewer) {
    for (const std::string_view key : {"known", "maybe"}) f.key(key).list([] {});
    return;
  }
  f("known", known_in(s, viewer, seat));
  JsonWriter& out = f.key("maybe");
  out.list([&] {
    for (const Hands hands : hands_unseen_by(s, viewer)) {
      if (hands == seat || !hands.has(seat)) continue;
      for (const Card card : known_in(s, viewer, hands)) {
        out.object([&] {
          f("card", card);
          f("seats", hands);
        });
      }
    }
  });
}

void write_own_tiles(JsonWriter& out, Tiles tiles) {
  out.list([&] {
    for (const Tile tile : tiles) {
      out.object([&] {
        out.member("tile", name_of(tile));
        out.member("vp", row(tile).vp);
      });
    }
  });
}

// Whether the seat is one of several that are asked at once.
bool is_asked(const State& s, Seat seat) {
  const Frame& top = s.agenda.top();
  if (top.step == Step::ask_give) return seat == top.seat || seat == top.a;
  if (top.step == Step::ask_toll) return seat != top.seat && chooses_toll(s, seat);
  return top.step == Step::ask_keep;
}

void write_player(Writer& f, const State& s, Seat seat, Seat viewer) {
  const Player& player = s.player[seat];
  const bool own = seat == viewer;
  f("seat", seat);
  f("vp", player.vp);
  f("ship_flipped", player.vp >= kShipVp);
  f("marker", player.vp % kShipVp);
  f("worker", player.worker);
  for (const Resource what : Tokens::keys()) f(name_of(what), player.tokens[what]);
  f("armour", player.armour);
  f("valkyries", player.valkyries);
  f("valkyries_taken", player.taken);
  write_crew(f.key("crew"), s, seat);
  f("hand_size", player.hand_size);
  f.maybe_null("hand", player.hand, own);
  write_notes(f, s, seat, viewer);
  f.maybe_null("returned", player.returned, own);
  write_own_tiles(f.key("tiles"), player.tiles);
  f("chosen", !s.pending.empty() && is_asked(s, seat) && !s.pending.has(seat));
  f.maybe_null("picked", player.picked, own);
  f("picked_size", player.picked_size);
  f("sources", player.sources);
  f("final", s.phase == Phase::over ? EnumArray<Source, int>{} : final_vp(s, seat));
}

void write_village(JsonWriter& out, const State& s) {
  out.list([&] {
    for (const BuildingRow& building : kBuildingTable) {
      out.object([&] {
        Writer f(out, s.players);
        f("building", building.id);
        f("worker", s.village[building.id]);
        f("colours", building.colours);
        f("used", s.used.has(building.id));
        f("placed", s.placed == building.id);
      });
    }
  });
}

// What a raid would cost the viewer and what is missing for it.
void write_yours(Writer& f, const State& s, Settlement where, Seat viewer) {
  const Missing missing = missing_for(s, viewer, where);
  f("possible", missing.nothing());
  f("provisions", raid_provisions(s, viewer, where));
  f("gold", raid_gold(s, viewer, where));
  const int strength = raid_strength(s, viewer, where, 0).total();
  f("strength", strength);
  f("crew_vp", crew_raid_vp(s.player[viewer], where));
  JsonWriter& out = f.key("odds");
  out.list([&] {
    for (const Tier& tier : row(where).tiers) {
      if (tier.vp > 0) out.value(percent_of(row(where).dice, tier.strength - strength));
    }
  });
  f.object("missing", [&](Writer& lacks) {
    lacks("crew", missing.crew);
    lacks("provisions", missing.provisions);
    lacks("gold", missing.gold);
    lacks("worker", missing.worker);
    lacks("set", missing.set);
  });
}

void write_spaces(JsonWriter& out, const State& s, Settlement where) {
  out.list([&] {
    int number = 0;
    for (const Space space : spaces_of(where)) {
      const bool left = s.left.has(space);
      out.object([&] {
        Writer f(out, s.players);
        f("number", ++number);
        f.maybe_null("set", s.sets[space], left);
        f.maybe_null("worker", row(space).worker, left);
      });
    }
  });
}

void write_tiers(JsonWriter& out, const SettlementRow& place) {
  out.list([&] {
    for (const Tier& tier : place.tiers) {
      if (tier.vp == 0) continue;
      out.object([&] {
        out.member("strength", tier.strength);
        out.member("vp", tier.vp);
      });
    }
  });
}

void write_settlement(Writer& f, const State& s, const SettlementRow& place, Seat viewer) {
  f("id", place.id);
  f("type", place.type);
  f("crew", place.crew);
  f("provisions", place.provisions);
  f("gold", place.gold);
  f("workers", place.workers);
  f("dice", place.dice);
  write_tiers(f.key("tiers"), place);
  write_spaces(f.key("spaces"), s, place.id);
  f("left", sets_left(s, place.id).size());
  f("raiders", raiders_on(s, place.id));
  if (viewer == kSpectator) return f.key("yours").value(nullptr);
  f.object("yours", [&](Writer& yours) { write_yours(yours, s, place.id, viewer); });
}

void write_open_tile(JsonWriter& out, const State& s, Tile tile, Seat viewer) {
  if (tile == Tile::none) return out.value(nullptr);
  out.object([&] {
    Writer f(out, s.players);
    f("tile", tile);
    f("vp", row(tile).vp);
    f.object("cost", [&](Writer& cost) {
      for (const Resource what : {Resource::silver, Resource::gold, Resource::iron, Resource::livestock})
        cost(name_of(what), row(tile).cost[what]);
    });
    f("affordable", viewer != kSpectator && can_offer(s.player[viewer], tile));
  });
}

void write_offerings(Writer& f, const State& s, Seat viewer) {
  JsonWriter& out = f.key("open");
  out.list([&] {
    for (const Tile tile : s.squares) write_open_tile(out, s, tile, viewer);
  });
  f("stack", stack_size(s));
  f("bottom", s.bottom);
  f("unseen", s.stack);
}

// Before the sum is final the lines say what it would be; afterwards crew may have fallen, so only the total
// is told.
void write_strength(Writer& f, const State& s) {
  const Raid& raid = s.raid;
  const bool dice = row(raid.where).dice > 0;
  const int rolled = raid.dice[0] + raid.dice[1];
  JsonWriter& out = f.key("lines");
  out.list([&] {
    if (!dice || raid.chosen > 0) return;
    write_strength_lines(out, s, s.active, raid.where, rolled);
  });
  const bool final = raid.scored || !dice;
  const int strength = final ? int{raid.strength} : raid_strength(s, s.active, raid.where, rolled).total();
  f("strength", strength);
  f("scored", raid.scored);
  f("tier_vp", raid.scored ? int{raid.tier_vp} : tier_vp(raid.where, strength));
}

void write_raid(Writer& f, const State& s) {
  const Raid& raid = s.raid;
  f("seat", s.active);
  f("settlement", raid.where);
  JsonWriter& out = f.key("dice");
  out.list([&] {
    for (const int die : raid.dice) {
      if (die > 0) out.value(die);
    }
  });
  f("rerolls", raid.rerolls);
  write_strength(f, s);
  f("crew_vp", raid.crew_vp);
  f.key("sets").list([&] {
    if (raid.chosen > 0) return;
    for (const Space space : sets_left(s, raid.where))
      out.value(places_after(space, row(raid.where).first_space) + 1);
  });
  f.maybe_null("chosen", raid.chosen, raid.chosen > 0);
  f("valkyries_left", raid.valkyries);
}

// What a question says besides its operands.
void write_about(JsonWriter& out, const State& s, const Frame& question) {
  if (question.step == Step::ask_give) out.member("by", index(question.seat));
  if (question.step == Step::ask_toll) out.member("to", index(question.seat));
  if (question.step == Step::ask_limit) out.member("surplus", s.player[question.seat].hand_size - kMostCards);
}

void write_end(Writer& f, const State& s) {
  f("trigger", s.trigger);
  f.maybe_null("turns_left", s.turns_left, s.trigger != Trigger::none);
  f("fortress_sets", fortress_sets(s));
  f("valkyries_on_board", valkyries_on_board(s));
  f("stack", stack_size(s));
}

}  // namespace

void Raiders::view(const Observation& view, JsonWriter& out) {
  const State& s = view.seen;
  const Seat viewer = view.viewer;
  out.object([&] {
    Writer f(out, s.players);
    out.member("game", info().id);
    write_viewer(out.key("viewer"), viewer);
    f("phase", s.phase);
    f("turn", s.turns);
    f.maybe_null("active", s.active, s.phase >= Phase::play);
    f.maybe_null("first", s.first, s.phase >= Phase::play);
    f.options(info(), indices_of(s.options));
    f.one_a_seat("players", [&](Writer& player, Seat seat) { write_player(player, s, seat, viewer); });
    write_village(out.key("village"), s);
    out.key("settlements").list([&] {
      for (const SettlementRow& place : kSettlementTable)
        out.object([&] { write_settlement(f, s, place, viewer); });
    });
    f.object("offerings", [&](Writer& tiles) { write_offerings(tiles, s, viewer); });
    f("supply", s.supply);
    f.object("deck", [&](Writer& deck) {
      deck("size", s.deck_size + s.under_size);
      deck("batch", s.batch);
    });
    f.object("discard", [&](Writer& discard) {
      discard("size", s.discard.size());
      discard.maybe_null("cards", s.discard, is_on(s.options.open_discard));
    });
    if (s.raid.where == Settlement::none) {
      out.member("raid", nullptr);
    } else {
      f.object("raid", [&](Writer& raid) { write_raid(raid, s); });
    }
    write_question<State>(out.key("question"), s, kSteps, to_act(s),
                          [&](const Frame& question) { write_about(out, s, question); });
    f.object("end", [&](Writer& end) { write_end(end, s); });
    write_outcome(out.key("outcome"), outcome(s));
  });
}

}  // namespace ravenhall::raiders
