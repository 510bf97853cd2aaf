// An observation as clients and the terminal get it (docs/protocol.md says what each field is). Everything
// here is read from the observation, in which hidden things are blanked already.
#include "kernel/view.hpp"

#include <array>

#include "games/dracula/dracula.hpp"
#include "games/dracula/reach.hpp"
#include "games/dracula/rules/cards.hpp"
#include "games/dracula/steps.hpp"
#include "games/dracula/view_whereabouts.hpp"
#include "kernel/sides.hpp"

namespace ravenhall::dracula {

namespace {

using Writer = PositionWriter;

// Whose cards lie open to the viewer: its own, and when it is over everybody's (IN-23).
bool sees_cards(const Observation& view, Seat seat) {
  return seat == view.viewer || view.seen.phase == Phase::over;
}

// What the viewer knows of a hand that it does not see: cards that are there, and cards that are in one of
// several hands.
template <class CardBag>
void write_notes(Writer& f, const Notes<CardBag>& notes, Seat seat, Seat viewer) {
  const Seat knows = knower(viewer);
  f("known", seat == viewer ? CardBag{} : known_in(notes, knows, seat));
  JsonWriter& out = f.key("maybe");
  out.list([&] {
    for (const Hands hands : kHandSets) {
      if (hands == Hands(seat) || !hands.has(seat) || hands.has(knows)) continue;
      for (const auto card : known_in(notes, knows, hands)) {
        out.object([&] {
          f("card", card);
          f("seats", hands);
        });
      }
    }
  });
}
template <class CardBag>
void write_cards(Writer& f, std::string_view key, const CardBag& cards, int size, const Notes<CardBag>& notes,
                 Seat seat, const Observation& view) {
  f.object(key, [&](Writer& hand) {
    hand("size", size);
    hand.maybe_null("cards", cards, sees_cards(view, seat));
    write_notes(hand, notes, seat, view.viewer);
  });
}

void write_reach(Writer& f, const Reach& reach) {
  f.key("tickets").value(reach.tickets_known ? "known" : "best");
  write_places(f.key("road"), reach.road);
  write_places(f.key("sea"), reach.sea);
  write_places(f.key("rail"), reach.rail);
}

void write_hunter(Writer& f, const Observation& view, Seat seat) {
  const State& s = view.seen;
  const Hunter& hunter = s.hunter[seat];
  f("seat", seat);
  f.key("role").value(role_name(Dracula::info(), seat));
  f("at", hunter.at);
  f("hospital", hunter.hospital);
  f("damage", hunter.damage);
  f("health", row(seat).health);
  f("bites", bites_of(s, seat));
  f("bite_spaces", row(seat).bites + (seat == kMina ? 1 : 0));
  f("weakened", weakened(s, seat));
  f("delayed", hunter.delayed);
  f("bats", hunter.bats);
  f("defeated", hunter.defeated);
  f("waiting", s.waiting.has(seat));
  f("limit", row(seat).limit);
  write_cards(f, "items", hunter.items, hunter.item_count, s.item_notes, seat, view);
  write_cards(f, "events", hunter.events, hunter.event_count, s.event_notes, seat, view);
  write_cards(f, "tickets", hunter.tickets, hunter.ticket_count, s.ticket_notes, seat, view);
  f("open_item", hunter.open_item);
  f("open_event", hunter.open_event);
  f.object("lost", [&](Writer& lost) {
    lost("items", hunter.lost_items);
    lost("events", hunter.lost_events);
    lost("tickets", hunter.lost_tickets);
  });
  f.object("reach", [&](Writer& reach) { write_reach(reach, reach_of(view, seat)); });
}

void write_dracula(Writer& f, const State& s, bool own) {
  f("damage", s.damage);
  f("health", kDraculaHealth);
  f("revealed", s.revealed);
  f("at", s.at);
  f.object("events", [&](Writer& hand) {
    hand("size", s.omen_count);
    hand.maybe_null("cards", s.omens, own);
    hand("seen", s.omens_seen);
  });
  f.object("encounters", [&](Writer& hand) {
    hand("size", s.hand_count);
    hand.maybe_null("cards", s.hand, own);
    hand("seen", s.hand_seen);
  });
  f("rumors", s.rumors);
  f("rumor_pool", s.rumor_pool);
  f("bodyguards", s.guards);
}

// Encounters have the numbers that actions call them by.
void write_lurkers(JsonWriter& out, const State& s, Spot spot) {
  out.list([&] {
    for (int i = 0; i < s.lurkers.count(); ++i) {
      const Lurker& lurker = s.lurkers[static_cast<std::size_t>(i)];
      if (lurker.where != spot) continue;
      out.object([&] {
        Writer f(out, kSeats);
        f("number", i);
        f("encounter", lurker.kind);
        f("up", lurker.up);
        f("damage", lurker.damage);
      });
    }
  });
}

void write_space(JsonWriter& out, const State& s, Spot spot) {
  const Space& space = s.spaces[spot];
  out.object([&] {
    Writer f(out, kSeats);
    f("spot", spot);
    f("card", space.card);
    f("up", space.up);
    f("back", space.back);
    f("at", space.at);
    f("power", space.power);
    f("bat", space.bat);
    f("rumor", space.rumor);
    f("way", space.way);
    write_places(out.key("may"), space.may);
    write_lurkers(out.key("encounters"), s, spot);
  });
}
void write_spaces(JsonWriter& out, const State& s, EnumRange<Spot> spots) {
  out.list([&] {
    for (const Spot spot : spots) write_space(out, s, spot);
  });
}

void write_tokens(Writer& f, const State& s) {
  f("fogs", s.fogs);
  f("storms", s.storms);
  f("roadblocks", s.blocks);
  f("consecrated", s.consecrated);
  f("hosts", s.hosts);
}

// Everywhere but among the encounters that were discarded unseen.
int seen_encounters(const State& s) {
  return s.encounters_left + s.hand_count + s.guards + s.lurkers.count() + s.encounter_discard.size();
}

void write_piles(Writer& f, const State& s) {
  f.object("event_deck", [&](Writer& deck) {
    deck("size", s.hunter_deck + s.dracula_deck);
    deck("top", s.top);
    deck("hunter", s.hunter_deck);
    deck("dracula", s.dracula_deck);
    deck("bottom_hunters", s.bottom_hunters);
  });
  f.object("discards", [&](Writer& piles) {
    piles("items", s.items.discard);
    piles("hunter_events", s.hunter_events.discard);
    piles("dracula_events", s.dracula_events.discard);
    piles("encounters", s.encounter_discard);
    piles("hunter_buried", s.hunter_buried);
    piles("dracula_buried", s.dracula_buried);
    piles("encounters_buried", kEncounters - seen_encounters(s));
  });
  f("item_deck", s.items_left);
  f("encounter_deck", s.encounters_left);
  f("ticket_pool", tickets_left(s));
}

void write_effects(Writer& f, const State& s) {
  f("renewed_vigor", s.vigor);
  f("long_night", s.long_night);
  f("speedy_telegraph", s.telegraph);
  f("no_supply", s.no_supply);
  f("darkness_returns", s.darkness);
  f("nocturnal_visit", s.nocturnal);
  f("more_phases", s.swiftness);
}

void write_fighter(Writer& f, const State& s, Seat seat) {
  const Combat& combat = s.combat;
  f("seat", seat);
  f("fights", combat.fighters.has(seat));
  f("engaged", combat.engaged == seat);
  f("chosen", combat.fighters.has(seat) && (combat.shown || !s.pending.has(seat)));
  f("card", combat.chosen[seat]);
  f("cancelled", combat.void_cards.has(seat));
  f("laid", combat.laid[seat]);
  f("mesmerized", combat.mesmerized.has(seat));
  f("wreath", combat.wreaths.has(seat));
  f("bullets", combat.bullets.has(seat));
  f("planned_ambush", combat.planned.has(seat));
}
void write_combat(JsonWriter& out, const State& s, bool own) {
  const Combat& combat = s.combat;
  if (combat.foe == Foe::none) return out.value(nullptr);
  const bool vampire = combat.foe == Foe::vampire;
  const Lurker foe = vampire ? s.lurkers[combat.lurker] : Lurker{};
  out.object([&] {
    Writer f(out, kSeats);
    f("foe", combat.foe);
    f("vampire", foe.kind);
    f.maybe_null("number", combat.lurker, vampire);
    f("damage", vampire ? foe.damage : s.damage);
    f("health", vampire ? row(foe.kind).health : kDraculaHealth);
    f("place", combat.where);
    f("night", combat.night);
    f("ambush", combat.ambush);
    f("round", combat.rounds + 1);
    f("rounds", kRounds);
    f("escapes_from", escapes_from(s));
    f("shown", combat.shown);
    f("chosen", combat.shown || !s.pending.has(kDracula));
    f("card", combat.card);
    f("cancelled", combat.beaten);
    f("hand_size", combat.hand_count);
    f.maybe_null("hand", combat.hand, own);
    f("used", combat.used);
    f("plots", combat.plots);
    f("enraged", combat.enraged);
    f("lucys_revenge", combat.lucy);
    out.key("hunters").list([&] {
      for (const Seat seat : combat.began) out.object([&] { write_fighter(f, s, seat); });
    });
  });
}

// The cards that everybody saw in the last round of combat there was.
void write_shown(JsonWriter& out, const State& s) {
  if (s.shown_fight == Fight::none) return out.value(nullptr);
  out.object([&] {
    Writer f(out, kSeats);
    f("card", s.shown_fight);
    out.key("hunters").list([&] {
      for (const Seat seat : hunters()) {
        if (s.shown_cards[seat] == Item::none) continue;
        out.object([&] {
          f("seat", seat);
          f("card", s.shown_cards[seat]);
        });
      }
    });
  });
}

// What a question says besides its operands.
void write_about(JsonWriter& out, const State& s, const Frame& question, Seat viewer) {
  Writer f(out, kSeats);
  const bool own = question.seat == viewer;
  switch (question.step) {
    case Step::ask_received: return f("event", s.drawn);
    case Step::ask_omen: return f("omen", s.omen);
    case Step::ask_find: return f.maybe_null("items", s.offered, own);
    case Step::ask_hoax: return f.maybe_null("unearthed", s.unearthed, own);
    default: return;
  }
}

constexpr std::array<std::string_view, 7> kWeekdays{"monday", "tuesday",  "wednesday", "thursday",
                                                    "friday", "saturday", "sunday"};

}  // namespace

void Dracula::view(const Observation& view, JsonWriter& out) {
  const State& s = view.seen;
  const Seat viewer = view.viewer;
  const bool own = sees_cards(view, kDracula);
  out.object([&] {
    Writer f(out, kSeats);
    out.member("game", info().id);
    write_viewer(out.key("viewer"), viewer);
    f("phase", s.phase);
    f("round", s.round);
    f("time", s.time);
    out.member("weekday", kWeekdays[static_cast<std::size_t>(s.time / 2)]);
    f("night", is_night(s));
    f("despair", s.despair);
    f("influence", s.influence);
    f("rage", rage_of(s));
    f("fury", fury_of(s));
    f.options(info(), indices_of(s.options));
    out.key("hunters").list([&] {
      for (const Seat seat : hunters()) out.object([&] { write_hunter(f, view, seat); });
    });
    f.object("dracula", [&](Writer& count) { write_dracula(count, s, own); });
    write_spaces(out.key("trail"), s, trail_spots());
    write_spaces(out.key("lairs"), s, lair_spots());
    if (holds_cards(s.spaces[Spot::leaving])) {
      write_space(out.key("leaving"), s, Spot::leaving);
    } else {
      out.member("leaving", nullptr);
    }
    f.object("tokens", [&](Writer& tokens) { write_tokens(tokens, s); });
    f("ally", s.ally);
    f("dark_ally", s.dark_ally);
    f.object("effects", [&](Writer& effects) { write_effects(effects, s); });
    write_piles(f, s);
    write_combat(out.key("combat"), s, own);
    write_shown(out.key("last_shown"), s);
    write_question<State>(out.key("question"), s, kSteps, to_act(s),
                          [&](const Frame& question) { write_about(out, s, question, viewer); });
    write_whereabouts(out, view);
    write_outcome(out.key("outcome"), outcome(s));
    s.winner == Winner::nobody ? out.member("side", nullptr) : out.member("side", name_of(s.winner));
  });
}

}  // namespace ravenhall::dracula
