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
  std::uint8_t seat = 0;
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

template <class Items>
void swap_random_to(Items& items, std::size_t at, std::size_t end, Rng& rng) {
  const std::size_t pick = at + rng.below(static_cast<std::uint32_t>(end - at));
  std::swap(items[at], items[pick]);
}

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

  bool hidden(int seat) const { return seat_at(seat) != viewer_; }
  Player& player(int seat) { return s_.player[static_cast<std::size_t>(seat)]; }
  Player* own() { return viewer_ == kSpectator ? nullptr : &sheet(s_, viewer_); }

  // Every card that does not lie open and is not in the viewer's hand.
  void collect_unknown() {
    unknown_ = {};
    for (const CardRow& card : kCards) {
      for (int n = card.copies; n > 0; --n) unknown_.add(card.id);
    }
    const auto known = [&](Card card) { unknown_.take(card); };
    s_.discard.each(known);
    if (is_card(s_.aside)) known(s_.aside);
    for (int i = 0; i < s_.players; ++i) {
      for (const Card card : player(i).crew) known(card);
      room_[static_cast<std::size_t>(i)] = hidden(i) ? player(i).hand_size : 0;
    }
    if (own() != nullptr) own()->hand.each(known);
  }

  // Cards known to be in a certain hand, or in one of several.
  bool place_notes(bool strict) {
    const int knower = knower_of(viewer_);
    bool placed = true;
    each_hands(s_, knower, [&](Hands hands) {
      const CardBag cards = known_in(s_, knower, hands);
      cards.each([&](Card card) { placed = place_note(card, hands) && placed; });
    });
    return placed || !strict;
  }
  // False: none of these hands has room for it.
  bool place_note(Card card, Hands hands) {
    FixedVec<std::uint8_t, kMaxPlayers> holders;
    for (int i = 0; i < s_.players; ++i) {
      if ((hands & bit(seat_at(i))) != 0 && hidden(i) && room_[static_cast<std::size_t>(i)] > 0) {
        holders.push_back(static_cast<std::uint8_t>(i));
      }
    }
    if (holders.empty()) return false;
    const std::uint8_t holder = holders[rng_.below(static_cast<std::uint32_t>(holders.size()))];
    if (!unknown_.take(card)) return true;
    player(holder).hand.add(card);
    --room_[holder];
    return true;
  }

  // What the viewer itself put under the deck, as long as nobody has reached it.
  void place_returned() {
    under_left_ = s_.under_size;
    if (own() == nullptr || s_.batch != Batch::top || s_.under_size == 0) return;
    own()->returned.each([&](Card card) {
      if (!unknown_.take(card)) return;
      s_.under.add(card);
      --under_left_;
    });
  }

  void make_places() {
    const auto add = [&](Zone zone, int seat, int count) {
      for (; count > 0; --count) places_.push_back({zone, static_cast<std::uint8_t>(seat)});
    };
    add(Zone::deck, 0, s_.deck_size);
    // Two cards of each other player lie under the deck.
    int seat = 0;
    for (int i = 0; i < under_left_; ++i) {
      while (!hidden(seat)) seat = (seat + 1) % s_.players;
      add(Zone::under, seat, 1);
      if (i % 2 == 1) seat = (seat + 1) % s_.players;
    }
    for (int i = 0; i < s_.players; ++i) {
      if (!hidden(i)) continue;
      const int room = room_[static_cast<std::size_t>(i)];
      const int loose = s_.batch == Batch::top ? 0 : std::min<int>(player(i).fresh, room);
      add(Zone::loose_place, i, loose);
      add(Zone::old_place, i, room - loose);
    }
  }

  // Which unknown cards can only be in, or only outside, the present batch of the deck.
  void sort_cards() {
    unknown_.each_type([&](Card card) {
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
    });
    rng_.shuffle(free_, static_cast<std::uint32_t>(free_.size()));
  }

  void shuffle_places() { rng_.shuffle(places_, static_cast<std::uint32_t>(places_.size())); }

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
        player(place.seat).returned.add(card);
        return;
      default: player(place.seat).hand.add(card); return;
    }
  }

  CardBag some_of(const CardBag& hand, int count) {
    Cards cards;
    hand.each([&](Card card) { cards.push_back(card); });
    CardBag chosen;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
      swap_random_to(cards, i, cards.size(), rng_);
      chosen.add(cards[i]);
    }
    return chosen;
  }

  // Whoever made room for somebody, or began what needs certain cards, has the cards for it.
  bool answerable() const {
    const SeatSet asked = Raiders::to_act(s_);
    if (asked.empty() || asked.has(kNature) || asked.has(viewer_) || s_.pending != 0) return true;
    const Frame& top = s_.agenda.top();
    const bool copies = top.step == Step::ask_copy && is_default(s_, Option::idle_cards);
    const bool needs =
        top.step == Step::ask_enlist || copies || (top.step == Step::ask_hire && (top.c & kMust) != 0);
    if (!needs) return true;
    ActionList legal;
    Raiders::legal(s_, top.seat, legal);
    return verb_of(legal[0]) != Verb::skip;
  }

  // What others have chosen and not shown yet.
  void choose_secrets() {
    if (s_.agenda.empty()) return;
    const bool toll = s_.agenda.top().step == Step::ask_toll;
    for (int i = 0; i < s_.players; ++i) {
      if (!hidden(i)) continue;
      Player& other = player(i);
      other.picked = some_of(other.hand, other.picked_size);
      const bool chose = toll && (s_.pending & bit(seat_at(i))) == 0 && seat_at(i) != s_.agenda.top().seat &&
                         chooses_toll(s_, seat_at(i));
      if (chose) other.toll = static_cast<std::uint8_t>(rng_.below(2));
    }
  }

  State s_;
  Seat viewer_;
  Rng& rng_;
  CardBag unknown_;
  std::array<std::uint8_t, kMaxPlayers> room_{};
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
