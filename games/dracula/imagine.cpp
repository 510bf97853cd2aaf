// A full state that an observation could be showing: what is hidden from the viewer is dealt anew, in keeping
// with everything it could see and infer. Its sources of knowledge: the trail as trail_odds.hpp reads it,
// every card that lies open, its own hand, the notes on hunters' hands (rules/notes.hpp), what Behind the
// Veil showed, and what the last reshuffle of a deck took up.
#include <algorithm>
#include <array>

#include "games/dracula/dracula.hpp"
#include "games/dracula/leanings.hpp"
#include "games/dracula/rules/round.hpp"
#include "games/dracula/trail_odds.hpp"

namespace ravenhall::dracula {

namespace {

// Whether that question waits for somebody.
bool waits_for(const State& s, Step step) {
  for (const Frame& frame : s.agenda) {
    if (frame.step == step) return true;
  }
  return false;
}

// Hidden cards of one kind of deck, in random order.
template <class CardBag, std::size_t N>
class Pool {
 public:
  using Card = decltype(CardBag{}.nth(0));

  Pool(const CardBag& unseen, Rng& rng) {
    for (const Card card : unseen) cards_.push_back(card);
    rng.shuffle(cards_, static_cast<std::uint32_t>(cards_.size()));
  }
  Card take() { return cards_.pop_back(); }
  // One card for a hand of which at most `fresh` cards came from the last reshuffle.
  void deal_to(CardBag& hand, const CardBag& recycled, int fresh) {
    if (recycled.empty()) return hand.add(take());
    for (std::size_t i = cards_.size(); i-- > 0;) {
      hand.add(cards_[i]);
      if (surely_fresh(hand, recycled) <= fresh) return cards_.erase(i);
      hand.remove(cards_[i]);
    }
    hand.add(take());  // in a position written by hand the notes may be wrong
  }
  void rest_into(CardBag& bag) {
    for (const Card card : cards_) bag.add(card);
  }

 private:
  FixedVec<Card, N> cards_;
};

// All cards of a kind.
template <class CardBag, class Card>
constexpr CardBag whole(Card last) {
  CardBag all;
  for (const Card card : values(Card{}, last)) all.add(card, copies(card));
  return all;
}
constexpr ItemBag kAllItems = whole<ItemBag>(Item::fast_horses);
constexpr TicketBag kAllTickets = whole<TicketBag>(Ticket::t1);
constexpr HunterEventBag kAllHunterEvents = whole<HunterEventBag>(HunterEvent::sister_agatha);
constexpr DraculaEventBag kAllDraculaEvents = whole<DraculaEventBag>(DraculaEvent::immanuel_hildesheim);
constexpr EncounterBag kAllEncounters = whole<EncounterBag>(Encounter::wolves);
constexpr FightBag kAllFights = whole<FightBag>(Fight::escape_as_mist);

class Imagination {
 public:
  // `odds`: of the trail that the viewer sees.
  Imagination(const Observation& view, TrailOdds& odds, Rng& rng)
      : s_(view.seen), odds_(odds), viewer_(view.viewer), rng_(rng) {}

  State world() {
    if (s_.phase == Phase::over) return s_;  // nothing is hidden any more
    if (viewer_ != kDracula) {
      const State unknown = s_;
      lay_trail();
      // Whoever is asked where he goes can go somewhere.
      for (int i = 0; i < kPatience && !can_answer(); ++i) {
        s_ = unknown;
        lay_trail();
      }
      deal_encounters();
      deal_omens();
      deal_fight_cards();
    } else {
      s_.encounter_deck = kAllEncounters;
      take_visible_encounters(s_.encounter_deck);
      s_.encounter_deck.remove_all(s_.hand);
      s_.encounter_deck.remove_all(s_.encounter_buried);
      DraculaEventBag& deck = s_.dracula_events.deck;
      deck = unseen_omens();
      deck.remove_all(s_.omens);
      deck.remove_all(s_.unearthed);
      if (s_.omen != DraculaEvent::none) deck.remove(s_.omen);
    }
    deal_items();
    deal_events();
    deal_tickets();
    imagine_notes();
    imagine_choices();
    return s_;
  }

 private:
  static constexpr int kPatience = 200;

  bool can_answer() const {
    if (s_.agenda.empty() || s_.agenda.top().step != Step::ask_move) return true;
    return s_.agenda.top().a == 0 ? can_move(s_) : !step_targets(s_).empty();
  }
  bool is_other(Seat seat) const { return seat != viewer_; }

  void lay_trail() {
    const Walk walk = odds_.sample(rng_);
    if (odds_.newest() == Spot::none) return;
    const Place here = walk[odds_.newest()];
    for (const Spot spot : walk.keys()) {
      Space& space = s_.spaces[spot];
      const bool hide = space.card && !space.up && space.way == Way::step_or_stay && odds_.stayed(spot);
      space.at = walk[spot];
      if (!hide) continue;
      space.card = false;
      space.power = Power::hide;
    }
    for (const Spot spot : lair_spots()) {
      if (s_.spaces[spot].card) s_.spaces[spot].at = odds_.lair(spot);
    }
    s_.at = here;
  }

  void take_visible_encounters(EncounterBag& bag) const {
    for (const Lurker& lurker : s_.lurkers) {
      if (lurker.kind != Encounter::none) bag.remove(lurker.kind);
    }
    bag.remove_all(s_.encounter_discard);
    for (int i = 0; i < s_.guards; ++i) bag.remove(Encounter::szgany_bodyguards);
  }
  // Cards that Behind the Veil showed are in the hand, or in hideouts laid since.
  void deal_encounters() {
    EncounterBag unseen = kAllEncounters;
    take_visible_encounters(unseen);
    const EncounterBag shown = s_.hand_seen;
    unseen.remove_all(shown);
    FixedVec<Encounter*, kEncounters> slots;
    std::array<Encounter, kEncounters> hand{};
    for (int i = 0; i < s_.hand_count; ++i) {
      hand[static_cast<std::size_t>(i)] = Encounter::none;
      slots.push_back(&hand[static_cast<std::size_t>(i)]);
    }
    for (Lurker& lurker : s_.lurkers) {
      if (!lurker.up && lurker.late) slots.push_back(&lurker.kind);
    }
    rng_.shuffle(slots, static_cast<std::uint32_t>(slots.size()));
    EncounterBag thrown_away;
    for (const Encounter encounter : shown) {
      if (slots.empty()) {
        thrown_away.add(encounter);
      } else {
        *slots.pop_back() = encounter;
      }
    }
    Pool<EncounterBag, kEncounters> pool(unseen, rng_);
    while (!slots.empty()) *slots.pop_back() = pool.take();
    for (Lurker& lurker : s_.lurkers) {
      if (lurker.kind == Encounter::none) lurker.kind = pool.take();
    }
    for (int i = 0; i < s_.hand_count; ++i) s_.hand.add(hand[static_cast<std::size_t>(i)]);
    for (int i = 0; i < s_.encounters_left; ++i) s_.encounter_deck.add(pool.take());
    pool.rest_into(s_.encounter_buried);
    s_.encounter_buried.add_all(thrown_away);
  }

  DraculaEventBag unseen_omens() const {
    DraculaEventBag unseen = kAllDraculaEvents;
    unseen.remove_all(s_.dracula_events.discard);
    if (s_.dark_ally != DraculaEvent::none) unseen.remove(s_.dark_ally);
    return unseen;
  }
  void deal_omens() {
    DraculaEventBag unseen = unseen_omens();
    s_.omens = s_.omens_seen;
    unseen.remove_all(s_.omens);
    Pool<DraculaEventBag, kDraculaEventCards> pool(unseen, rng_);
    for (int i = s_.omens.size(); i < s_.omen_count; ++i)
      pool.deal_to(s_.omens, s_.dracula_events.recycled, s_.fresh_omens);
    if (waits_for(s_, Step::ask_omen)) s_.omen = pool.take();
    const int unearthed = kDraculaEventCards - s_.omen_count - s_.dracula_deck - s_.dracula_buried -
                          s_.dracula_events.discard.size() - (s_.omen != DraculaEvent::none ? 1 : 0) -
                          (s_.dark_ally != DraculaEvent::none ? 1 : 0);
    for (int i = 0; i < unearthed; ++i) s_.unearthed.add(pool.take());
    pool.rest_into(s_.dracula_events.deck);
  }

  // Dracula's combat cards; the one he has chosen is among them.
  void deal_fight_cards() {
    if (s_.combat.foe == Foe::none) return;
    FightBag unseen = kAllFights;
    unseen.remove_all(s_.combat.used);
    for (const Spot spot : trail_spots()) {
      if (s_.spaces[spot].bat) unseen.remove(Fight::escape_as_bat);
    }
    Pool<FightBag, kFightCards> pool(unseen, rng_);
    for (int i = 0; i < s_.combat.hand_count; ++i) s_.combat.hand.add(pool.take());
  }

  // How many copies of a card these hands hold together, for all that the viewer knows.
  template <class CardBag, class Card>
  int noted(const Notes<CardBag>& notes, Hands hands, Card card) const {
    int common = 0;
    int own = 0;
    for (const Hands fewer : kHandSets) {
      if (!hands.has_all(fewer)) continue;
      common += known_in(notes, kSpectator, fewer).count(card);
      if (is_hunter(viewer_) && !fewer.has(viewer_)) own += known_in(notes, viewer_, fewer).count(card);
    }
    return std::max(common, own);
  }
  // One of these hands that has room for the card; kSpectator: none.
  template <class CardBag, class Card>
  Seat holder_among(Hands hands, Card card, const CardBag& recycled, CardBag Hunter::* hand,
                    Count Hunter::* size, Count Hunter::* fresh) {
    Hands open;
    for (const Seat seat : hands) {
      const Hunter& hunter = s_.hunter[seat];
      CardBag with_it = hunter.*hand;
      with_it.add(card);
      const bool too_fresh = fresh != nullptr && surely_fresh(with_it, recycled) > hunter.*fresh;
      if (is_other(seat) && (hunter.*hand).size() < hunter.*size && !too_fresh) open.add(seat);
    }
    return open.empty() ? kSpectator : open.nth(rng_.below(open.size()));
  }
  // Hunters' hands: first what is known to be in one of several, then the rest.
  template <std::size_t N, class CardBag>
  void deal_hands(const Notes<CardBag>& notes, CardBag unseen, const CardBag& recycled,
                  CardBag Hunter::* hand, Count Hunter::* size, Count Hunter::* fresh, CardBag& deck) {
    using Card = decltype(unseen.nth(0));
    for (const Seat seat : hunters()) {
      if (is_other(seat)) s_.hunter[seat].*hand = {};
    }
    for (const Hands hands : kHandSets) {
      CardBag told = known_in(notes, kSpectator, hands);
      if (is_hunter(viewer_) && !hands.has(viewer_)) told.add_all(known_in(notes, viewer_, hands));
      for (const Card card : told.types()) {
        int missing = noted(notes, hands, card);
        for (const Seat seat : hands) missing -= (s_.hunter[seat].*hand).count(card);
        for (; missing > 0 && unseen.has(card); --missing) {
          const Seat seat = holder_among(hands, card, recycled, hand, size, fresh);
          if (seat == kSpectator) break;
          unseen.remove(card);
          (s_.hunter[seat].*hand).add(card);
        }
      }
    }
    Pool<CardBag, N> pool(unseen, rng_);
    for (const Seat seat : hunters()) {
      if (!is_other(seat)) continue;
      Hunter& hunter = s_.hunter[seat];
      const int late = fresh == nullptr ? (hunter.*size) : (hunter.*fresh);
      for (int i = (hunter.*hand).size(); i < hunter.*size; ++i) pool.deal_to(hunter.*hand, recycled, late);
    }
    pool.rest_into(deck);
  }

  void deal_items() {
    ItemBag unseen = kAllItems;
    unseen.remove_all(s_.items.discard);
    if (is_hunter(viewer_)) unseen.remove_all(s_.hunter[viewer_].items);
    unseen.remove_all(s_.offered);
    s_.items.deck = {};
    deal_hands<kItemCards>(s_.item_notes, unseen, s_.items.recycled, &Hunter::items, &Hunter::item_count,
                           &Hunter::fresh_items, s_.items.deck);
    for (int extra = s_.items.deck.size() - s_.items_left; extra > 0; --extra) {
      const Item item = s_.items.deck.nth(rng_.below(s_.items.deck.size()));
      s_.items.deck.remove(item);
      s_.offered.add(item);
    }
  }
  void deal_events() {
    HunterEventBag unseen = kAllHunterEvents;
    unseen.remove_all(s_.hunter_events.discard);
    if (s_.ally != HunterEvent::none) unseen.remove(s_.ally);
    if (s_.combat.lucy) unseen.remove(HunterEvent::lucys_revenge);
    if (is_hunter(viewer_)) unseen.remove_all(s_.hunter[viewer_].events);
    const bool known = s_.drawn != HunterEvent::none;
    if (known) unseen.remove(s_.drawn);
    s_.hunter_events.deck = {};
    deal_hands<kHunterEvents>(s_.event_notes, unseen, s_.hunter_events.recycled, &Hunter::events,
                              &Hunter::event_count, &Hunter::fresh_events, s_.hunter_events.deck);
    if (known || !waits_for(s_, Step::ask_received)) return;
    HunterEventBag& deck = s_.hunter_events.deck;
    s_.drawn = deck.nth(rng_.below(deck.size()));
    deck.remove(s_.drawn);
  }
  void deal_tickets() {
    TicketBag unseen = kAllTickets;
    if (is_hunter(viewer_)) unseen.remove_all(s_.hunter[viewer_].tickets);
    s_.ticket_pool = {};
    deal_hands<kTickets>(s_.ticket_notes, unseen, TicketBag{}, &Hunter::tickets, &Hunter::ticket_count,
                         nullptr, s_.ticket_pool);
  }

  // What other hunters know is at least what everybody knows.
  template <class CardBag>
  void copy_common(Notes<CardBag>& notes) {
    for (const Seat seat : hunters()) {
      if (!is_other(seat)) continue;
      for (const Hands hands : kHandSets) {
        if (!hands.has(seat)) known_in(notes, seat, hands) = known_in(notes, kSpectator, hands);
      }
    }
  }
  void imagine_notes() {
    copy_common(s_.item_notes);
    copy_common(s_.event_notes);
    copy_common(s_.ticket_notes);
  }

  // What others have chosen and not shown yet.
  void imagine_choices() {
    if (s_.agenda.empty()) return;
    const Combat& combat = s_.combat;
    const bool chosen = combat.foe != Foe::none && !combat.shown &&
                        (waits_for(s_, Step::ask_fight) || waits_for(s_, Step::reveal_cards));
    for (const Seat seat : combat.fighters) {
      if (!chosen || !is_other(seat) || s_.pending.has(seat)) continue;
      const Items cards = combat_cards(s_, seat);
      s_.combat.chosen[seat] = cards.nth(rng_.below(cards.size()));
    }
    if (chosen && is_other(kDracula) && !s_.pending.has(kDracula)) choose_fight_card();
    for (const Frame& frame : s_.agenda) {
      if (frame.step == Step::ask_give && frame.c != 0 && is_other(frame.seat) && is_other(frame.a))
        choose_gift(frame);
    }
  }
  void choose_fight_card() {
    FightBag cards = s_.combat.hand;
    const bool early = s_.combat.foe == Foe::vampire && s_.combat.rounds < 3;
    for (const Fight escape : kEscapes) {
      while (early && cards.take(escape)) {
      }
    }
    if (cards.empty()) cards = s_.combat.hand;
    s_.combat.card = cards.nth(rng_.below(cards.size()));
  }
  void choose_gift(const Frame& frame) {
    const Gifts gifts = gifts_of(s_.hunter[frame.a], frame.b != 0);
    int gift = 0;
    for (std::size_t i = 0; i < gifts.size(); ++i) {
      const bool must_not = gifts.repeats(i) && !gives_card(gift, i - 1);
      if (!must_not && rng_.below(2) == 0) gift |= 1 << i;
    }
    s_.gift = gift;
  }

  State s_;
  TrailOdds& odds_;
  Seat viewer_;
  Rng& rng_;
};

}  // namespace

State Dracula::imagine(const Observation& view, Rng& rng) {
  TrailOdds odds(view.seen);
  return Imagination(view, odds, rng).world();
}

void Dracula::imagine(const Observation& view, Rng& rng, std::span<State> worlds) {
  const Leanings leanings = leanings_of(view.seen);
  TrailOdds odds(view.seen, &leanings);
  for (State& world : worlds) world = Imagination(view, odds, rng).world();
}

}  // namespace ravenhall::dracula
