// A full state that an observation could be showing: hidden cards are dealt anew, in keeping with everything
// the viewer could infer. Its sources of knowledge: every card that lies or lay open, its own hand, what it
// put under the deck in the set-up, what it gave away in a Scout's exchange, cards that went into a hand
// openly, and, once the discard pile has been reshuffled, what the deck and what all hands together were at
// that moment.
#include <array>

#include "games/raiders/raiders.hpp"
#include "games/raiders/rules/hall.hpp"

namespace ravenhall::raiders {

namespace {

// The hidden places for cards. A hand has places for old cards (not from the present batch of the deck) and
// loose ones (from it or not).
enum class Zone : std::uint8_t { deck, under, old_place, loose_place };
struct Place {
  Zone zone = Zone::deck;
  Seat seat{};
  constexpr bool operator==(const Place&) const = default;
};
constexpr bool for_batch(const Place& place) {
  return place.zone == Zone::deck || place.zone == Zone::loose_place;
}
constexpr bool for_old(const Place& place) {
  return place.zone == Zone::old_place || place.zone == Zone::loose_place;
}

// How much of what the viewer can infer a try must keep to.
enum class Care : std::uint8_t { all, places, none };

class Imagination {
 public:
  Imagination(const Observation& view, Rng& rng) : s_(view.seen), viewer_(view.viewer), rng_(rng) {}

  // One try; false: it ran into a dead end.
  bool deal(Care care) {
    collect_unknown();
    if (!place_notes(care != Care::none)) return false;
    place_returned();
    make_places();
    sort_cards();
    shuffle_places();
    if (!place_all(forced_batch_, Zone::deck, for_batch, care)) return false;
    if (!place_all(forced_old_, Zone::old_place, for_old, care)) return false;
    for (const Card card : free_) put(card, next_++);
    choose_secrets();
    return care != Care::all || answerable();
  }

  const State& state() const { return s_; }

 private:
  using Cards = FixedVec<Card, kDeckCards + 1>;

  bool hidden(Seat seat) const { return seat != viewer_; }
  PlayerSet others() const { return PlayerSet::first(s_.players) - viewer_; }
  Player* own() { return viewer_ == kSpectator ? nullptr : &s_.player[viewer_]; }

  // Every card that does not lie open and is not in the viewer's hand.
  void collect_unknown() {
    unknown_ = {};
    for (const CardRow& card : kCards) unknown_.add(card.id, card.copies);
    for (const Card card : s_.discard) unknown_.take(card);
    if (is_card(s_.aside)) unknown_.take(s_.aside);
    for (const Seat seat : seats(s_)) {
      for (const Card card : s_.player[seat].crew) unknown_.take(card);
      if (hidden(seat)) room_[seat] = s_.player[seat].hand_size;
    }
    if (own() == nullptr) return;
    for (const Card card : own()->hand) unknown_.take(card);
  }

  // Cards known to be in a certain hand, or in one of several.
  bool place_notes(bool strict) {
    bool placed = true;
    for (const Hands hands : hands_unseen_by(s_, viewer_)) {
      const CardBag cards = known_in(s_, viewer_, hands);
      for (const Card card : cards) placed = place_note(card, hands) && placed;
    }
    return placed || !strict;
  }
  // False: none of these hands has room for it.
  bool place_note(Card card, Hands hands) {
    PlayerSet holders;
    for (const Seat seat : hands& others()) holders.set(seat, room_[seat] > 0);
    if (holders.empty()) return false;
    const Seat holder = holders.nth(rng_.below(holders.size()));
    if (!unknown_.take(card)) return true;
    s_.player[holder].hand.add(card);
    --room_[holder];
    return true;
  }

  // What the viewer itself put under the deck, as long as nobody has reached it.
  void place_returned() {
    under_left_ = s_.under_size;
    if (own() == nullptr || s_.batch != Batch::top || s_.under_size == 0) return;
    for (const Card card : own()->returned) {
      if (!unknown_.take(card)) continue;
      s_.under.add(card);
      --under_left_;
    }
  }

  void make_places() {
    const auto add = [&](Zone zone, Seat seat, int count) {
      for (; count > 0; --count) places_.push_back({zone, seat});
    };
    add(Zone::deck, {}, s_.deck_size);
    // Two cards of each other player lie under the deck.
    Seat seat{};
    for (int i = 0; i < under_left_; ++i) {
      while (!hidden(seat)) seat = left_of(s_, seat);
      add(Zone::under, seat, 1);
      if (i % 2 == 1) seat = left_of(s_, seat);
    }
    for (const Seat other : others()) {
      const int room = room_[other];
      const int loose = s_.batch == Batch::top ? 0 : std::min<int>(s_.player[other].fresh, room);
      add(Zone::loose_place, other, loose);
      add(Zone::old_place, other, room - loose);
    }
  }

  // Which unknown cards can only be in, or only outside, the present batch of the deck.
  void sort_cards() {
    for (const Card card : unknown_.types()) {
      const int count = unknown_.count(card);
      int batch = 0;
      int old = 0;
      if (s_.batch == Batch::under && own() != nullptr) batch = std::min(count, own()->returned.count(card));
      if (s_.batch == Batch::reshuffled) {
        const int held = own() == nullptr ? s_.held_then.count(card) : own()->others_then.count(card);
        const int own_drawn = own() == nullptr ? 0 : own()->drawn.count(card);
        batch = std::clamp(count - held, 0, count);
        old = std::clamp(count - std::max(0, s_.shuffled.count(card) - own_drawn), 0, count - batch);
      }
      for (int i = 0; i < count; ++i)
        (i < batch ? forced_batch_ : i < batch + old ? forced_old_ : free_).push_back(card);
    }
    rng_.shuffle(free_, free_.size());
  }

  void shuffle_places() { rng_.shuffle(places_, places_.size()); }

  // Each card into the next place that is fit for it; places come in random order. With less care those that
  // nobody else could use come first, so that there is room whenever there can be.
  template <class Fit>
  bool place_all(const Cards& cards, Zone own_zone, Fit fit, Care care) {
    const auto find = [&](auto&& fits) {
      std::size_t at = next_;
      while (at < places_.size() && !fits(places_[at])) ++at;
      return at;
    };
    for (const Card card : cards) {
      std::size_t at = places_.size();
      if (care != Care::all) at = find([&](const Place& place) { return place.zone == own_zone; });
      if (at == places_.size()) at = find(fit);
      if (at == places_.size()) {
        if (care != Care::none) return false;
        at = next_;
      }
      std::swap(places_[next_], places_[at]);
      put(card, next_++);
    }
    return true;
  }

  void put(Card card, std::size_t at) {
    if (at >= places_.size()) return;
    const Place& place = places_[at];
    switch (place.zone) {
      case Zone::deck: s_.deck.add(card); return;
      case Zone::under:
        s_.under.add(card);
        s_.player[place.seat].returned.add(card);
        return;
      case Zone::old_place:
      case Zone::loose_place: s_.player[place.seat].hand.add(card); return;
    }
  }

  CardBag some_of(const CardBag& hand, int count) {
    Cards cards;
    for (const Card card : hand) cards.push_back(card);
    CardBag chosen;
    for (int i = 0; i < count; ++i) {
      std::swap(cards[i], cards[i + rng_.below(cards.count() - i)]);
      chosen.add(cards[i]);
    }
    return chosen;
  }

  // Whoever made room for somebody, or began what needs certain cards, has the cards for it.
  bool answerable() const {
    const SeatSet asked = Raiders::to_act(s_);
    if (asked.empty() || asked.has(kNature) || asked.has(viewer_) || !s_.pending.empty()) return true;
    const Frame& top = s_.agenda.top();
    const Manner how = top.c;
    const bool enlists = top.step == Step::ask_enlist;
    const bool copies = top.step == Step::ask_copy && !is_on(s_.options.idle_cards);
    const bool hires = top.step == Step::ask_hire && how.has(How::must);
    if (!enlists && !copies && !hires) return true;
    ActionList legal;
    Raiders::legal(s_, top.seat, legal);
    return legal[0].verb != Verb::skip;
  }

  // What others have chosen and not shown yet.
  void choose_secrets() {
    if (s_.agenda.empty()) return;
    const Frame& top = s_.agenda.top();
    const bool toll = top.step == Step::ask_toll;
    for (const Seat seat : others()) {
      Player& other = s_.player[seat];
      other.picked = some_of(other.hand, other.picked_size);
      const bool chose = toll && !s_.pending.has(seat) && seat != top.seat && chooses_toll(s_, seat);
      if (chose) other.toll = rng_.below(2) == 0 ? Resource::silver : Resource::provisions;
    }
  }

  State s_;
  Seat viewer_;
  Rng& rng_;
  CardBag unknown_;
  PerSeat<int, kMaxPlayers> room_;  // for hidden cards in each hand
  int under_left_ = 0;
  FixedVec<Place, kDeckCards + 1> places_;
  std::size_t next_ = 0;
  Cards forced_batch_;
  Cards forced_old_;
  Cards free_;
};

}  // namespace

State Raiders::imagine(const Observation& view, Rng& rng) {
  // Cards are placed one after another and can run into a dead end; another try then works, since the true
  // state is one way to do it. A position written by hand may note what cannot be: that is then let pass.
  constexpr int kPatience = 200;
  for (int tries = 0;; ++tries) {
    Imagination world(view, rng);
    const Care care = tries < kPatience ? Care::all : tries < 2 * kPatience ? Care::places : Care::none;
    if (world.deal(care)) return world.state();
  }
}

}  // namespace ravenhall::raiders
