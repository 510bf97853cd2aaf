// A full state that an observation could be showing: hidden cards are dealt anew, in keeping with everything
// the viewer could infer. Sources of knowledge: the packets it saw in the drafts, cards that others showed,
// cards known to be back in a hand, how many cards everybody has, and that a card laid face down is a quest.
#include <algorithm>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/draft_view.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/draft.hpp"
#include "kernel/sort.hpp"

namespace ravenhall::blood_rage {

namespace {

// The cards of `bag` that belong to one Age, or to Ages before it.
constexpr auto kOfAge = [] {
  std::array<CardBag, kAges> sieves;
  for (int age = 1; age <= kAges; ++age) {
    sieves[static_cast<std::size_t>(age - 1)] =
        CardBag::sieve([&](Card card) { return row(card).age == age; });
  }
  return sieves;
}();
CardBag of_age(const CardBag& bag, int age) { return bag.sifted(kOfAge[age - 1]); }
CardBag before_age(const CardBag& bag, int age) {
  CardBag part;
  for (int earlier = 1; earlier < age; ++earlier) part.add_all(of_age(bag, earlier));
  return part;
}
constexpr CardBag kQuestCards = CardBag::sieve([](Card card) { return is_quest(card); });
CardBag quests_of(const CardBag& bag) { return bag.sifted(kQuestCards); }

Card random_card(const CardBag& bag, Rng& rng) { return bag.nth(rng.below(bag.size())); }

// The draft of one Age as the viewer knows it. Places of a packet that it cannot tell apart form a heap; all
// places it never saw form one big heap together with the cards that were not dealt.
class Draft {
 public:
  Draft() = default;
  // Takes the cards off the open places of the packets.
  Draft(State& s, Seat viewer, int age) {
    heaps_.push_back({});
    heaps_[0].cards = full_deck(s, age);
    for (const Seat origin : seats(s)) {
      views_[origin] = PacketView(s, viewer, age, origin);
      collect(origin, s.packets[age - 1][origin]);
    }
    for (Heap& heap : heaps_) {
      heap.size = heap.cards.size();
      heap.quests = quests_of(heap.cards).size();
    }
  }

 private:
  friend class DraftDealer;
  static constexpr int kMaxHeaps = 17;
  static constexpr int kMostPlaces = kMaxClans * kDealt;
  enum class HeapId : std::uint8_t {};
  enum class OpenId : std::uint8_t {};  // an open place
  using HeapSet = EnumSet<HeapId, std::uint32_t>;
  using OpenSet = EnumSet<OpenId, std::uint32_t>;
  static_assert(kMaxHeaps <= 32 && kMostPlaces <= 32);

  struct Heap {
    CardBag cards;             // not assigned yet
    PerClan<OpenSet> taken{};  // the open places that this clan took
    PerClan<Count> room{};     // how many of them are not assigned yet
    Count size;                // of `cards`
    Count quests;              // among them
  };
  struct PlaceInPacket {
    Seat origin{};
    Count position;
    Count heap;
  };

  // Takes the known cards of a packet out of the deck and notes its open places.
  void collect(Seat origin, Packet& cards) {
    const PacketView& view = views_[origin];
    const int first_heap = heaps_.count();
    for (int i = 0; i < view.dealt; ++i) {
      const int part = view.part[i];
      const bool unseen = part == PacketView::kUnseen;
      Card& card = cards[i];
      if (!unseen) heaps_[0].cards.remove(card);
      if (part == PacketView::kExact) continue;
      const int heap = unseen ? 0 : first_heap + part;
      while (heap >= heaps_.count()) heaps_.push_back({});
      if (!unseen) heaps_[heap].cards.add(card);
      card = Card::none;
      if (const Seat taker = view.taker[i]; taker != kNobody) {
        heaps_[heap].taken[taker].add(OpenId(places_.size()));
        ++heaps_[heap].room[taker];
        with_room_[taker].add(HeapId(heap));
      }
      places_.push_back({origin, i, heap});
    }
  }

  PerClan<PacketView> views_;
  PerClan<HeapSet> with_room_{};  // where there is room for cards of this clan
  Heap& heap(HeapId id) { return heaps_[static_cast<std::size_t>(id)]; }
  const Heap& heap(HeapId id) const { return heaps_[static_cast<std::size_t>(id)]; }

  FixedVec<Heap, kMaxHeaps> heaps_;
  FixedVec<PlaceInPacket, kMostPlaces> places_;
};

// Fills the hidden places of a draft.
class DraftDealer {
 public:
  DraftDealer(const Draft& draft, State& s, int age, Rng& rng) : draft_(draft), s_(s), age_(age), rng_(rng) {}

  // Every card in `cards` was taken by `seat`. False: no room for one of them any more.
  bool require_all(Seat seat, const CardBag& cards) {
    for (const Card card : cards) {
      if (!assign(seat, card)) return false;
    }
    return true;
  }

  // How many quest cards `seat` can be expected to hold among what is still open.
  double quest_weight(Seat seat) const {
    double weight = 0;
    for (const HeapId h : draft_.with_room_[seat]) weight += quest_weight(h, seat);
    return weight;
  }

  // A random quest that `seat` could have taken, which it then took; Card::none when there is none.
  Card require_quest(Seat seat) {
    double pick = rng_.unit() * quest_weight(seat);
    for (const HeapId h : draft_.with_room_[seat]) {
      const double weight = quest_weight(h, seat);
      if (weight <= 0) continue;
      if (pick < weight || last_with_quest(h, seat)) {
        const Card card = random_card(quests_of(draft_.heap(h).cards), rng_);
        place(h, seat, card);
        return card;
      }
      pick -= weight;
    }
    return Card::none;
  }

  // Fills every place that is left; packets are put into the order a state keeps them in.
  void fill() {
    auto left = Draft::OpenSet::first(draft_.places_.count());
    for (const Owed& owed : owed_) {
      const auto free = draft_.heap(owed.heap).taken[owed.seat] & left;
      const auto chosen = free.nth(rng_.below(free.size()));
      left.remove(chosen);
      put(chosen, owed.card);
    }
    for (const auto open : left) {
      Draft::Heap& heap = draft_.heaps_[draft_.places_[static_cast<std::size_t>(open)].heap];
      const Card card = heap.cards.nth(rng_.below(int{heap.size}));
      heap.cards.remove(card);
      --heap.size;
      put(open, card);
    }
    for (const Seat origin : seats(s_)) tidy(origin);
  }

  // What is left of the deck. Valid after fill.
  const CardBag& undealt() const { return draft_.heaps_[0].cards; }

  // Adds to the bag of each clan what it took. Valid after fill.
  void collect_picks(PerClan<CardBag>& picks) const {
    for (const Seat origin : seats(s_)) {
      const PacketView& view = draft_.views_[origin];
      for (int i = 0; i < view.taken; ++i) picks[view.taker[i]].add(s_.packets[age_ - 1][origin][i]);
    }
  }

 private:
  using HeapId = Draft::HeapId;
  struct Owed {  // a card of a heap that must go to a place of this clan
    HeapId heap{};
    Seat seat{};
    Card card = Card::none;
  };

  void put(Draft::OpenId open, Card card) {
    const Draft::PlaceInPacket& where = draft_.places_[static_cast<std::size_t>(open)];
    s_.packets[age_ - 1][where.origin][where.position] = card;
  }

  void place(HeapId id, Seat seat, Card card) {
    Draft::Heap& heap = draft_.heap(id);
    heap.cards.remove(card);
    --heap.size;
    if (is_quest(card)) --heap.quests;
    if (--heap.room[seat] == 0) draft_.with_room_[seat].remove(id);
    owed_.push_back({id, seat, card});
  }

  // Puts the card into one of the heaps that hold it and where the clan took something. Only a card with
  // several copies can be in several; each then has the chance that a card of it is the clan's.
  bool assign(Seat seat, Card card) {
    Draft::HeapSet possible;
    for (const HeapId h : draft_.with_room_[seat]) possible.set(h, draft_.heap(h).cards.has(card));
    if (possible.empty()) return false;
    const double luck = rng_.unit();
    HeapId chosen = possible.first();
    if (possible.size() > 1) {
      const auto weight = [&](HeapId h) {
        const Draft::Heap& heap = draft_.heap(h);
        return heap.cards.count(card) * heap.room[seat] / static_cast<double>(heap.size);
      };
      double sum = 0;
      for (const HeapId h : possible) sum += weight(h);
      double pick = luck * sum;
      for (const HeapId h : possible) {
        chosen = h;
        if (pick < weight(h)) break;
        pick -= weight(h);
      }
    }
    place(chosen, seat, card);
    return true;
  }

  double quest_weight(HeapId id, Seat seat) const {
    const Draft::Heap& heap = draft_.heap(id);
    return static_cast<double>(heap.quests) * heap.room[seat] / std::max<int>(1, heap.size);
  }
  bool last_with_quest(HeapId heap, Seat seat) const {
    for (const HeapId h : draft_.with_room_[seat]) {
      if (h > heap && quest_weight(h, seat) > 0) return false;
    }
    return true;
  }

  void tidy(Seat origin) {
    const auto cards = s_.packets[age_ - 1][origin].begin();
    const PacketView& view = draft_.views_[origin];
    if (!drafted_age(s_, age_)) return put_in_order(cards, cards + view.dealt);
    const int per_round = picks_per_round(s_);
    for (int i = 0; per_round > 1 && i < view.taken; i += per_round)
      put_in_order(cards + i, cards + i + per_round);
    put_in_order(cards + view.taken, cards + view.dealt);
  }

  Draft draft_;
  State& s_;
  int age_;
  Rng& rng_;
  FixedVec<Owed, Draft::kMostPlaces> owed_;
};

// An observation, made ready for as many worlds as are wanted.
struct Known {
  explicit Known(const Observation& view) : s(view.seen), viewer(view.viewer) {
    if (s.phase == Phase::setup) return;
    for (int age = 1; age <= s.age; ++age) drafts[age - 1] = Draft(s, viewer, age);
  }
  State s;  // without the cards that must be dealt anew
  Seat viewer;
  std::array<Draft, kAges> drafts{};
};

class Imagination {
 public:
  Imagination(const Known& known, Rng& rng, bool strict)
      : known_(known), s_(known.s), viewer_(known.viewer), rng_(rng), strict_(strict) {}

  // One try. Cards that are required one after another can block each other; then the caller tries again.
  bool deal() {
    if (s_.phase == Phase::setup) return true;
    for (int age = 1; age <= s_.age; ++age) {
      if (!deal_age(age)) return false;
    }
    for (const Seat seat : hidden_) sort_cards(seat);
    choose_secrets();
    return true;
  }

  const State& state() const { return s_; }

 private:
  bool quests_hidden() const { return !quests_open(s_); }
  // The last Discard phase that is over.
  int last_discard() const { return s_.phase > Phase::discard ? int{s_.age} : s_.age - 1; }

  bool deal_age(int age) {
    DraftDealer dealer(known_.drafts[age - 1], s_, age, rng_);
    for (const Seat seat : hidden_) {
      if (!dealer.require_all(seat, of_age(sheet(s_, seat).drafted, age))) return false;
    }
    if (age == s_.age && quests_hidden()) {
      for (const Seat seat : hidden_) {
        if (!imagine_quests(dealer, seat)) return false;
      }
    }
    dealer.fill();
    if (age == s_.age) s_.deck = dealer.undealt();
    dealer.collect_picks(picks_);
    for (const Seat seat : hidden_) {
      if (age == last_discard() && age < kAges) imagine_kept(seat);
      if (age == 1 && last_discard() >= 2) imagine_kept_before(seat);
    }
    return true;
  }

  // All hidden cards of a clan, wherever they are, as far as its drafts have been imagined.
  CardBag hidden_cards(Seat seat) const {
    const ClanSheet& clan = sheet(s_, seat);
    CardBag cards = picks_[seat];
    cards.add_all(clan.gained);
    for (const Card card : clan.spent) cards.take(card);
    if (s_.battle.open && !s_.battle.settled.has(seat)) {
      for (const Card card : table_cards(s_, seat)) cards.take(card);
    }
    if (!quests_hidden()) {
      for (const Card card : clan.quests) cards.take(card);
    }
    return cards;
  }

  // Cards of the Age that could have been kept at its end: neither shown since, nor surely somewhere else.
  CardBag keepable(Seat seat, int age) const {
    CardBag cards = of_age(hidden_cards(seat), age);
    for (const Sighting& sighting : sheet(s_, seat).seen) cards.take(sighting.card);
    return cards;
  }

  // The card kept at the end of Age 1 and not identified, when a later Discard phase is over too.
  void imagine_kept_before(Seat seat) {
    if (!sheet(s_, seat).kept_unknown[0]) return;
    const CardBag cards = keepable(seat, 1);
    if (!cards.empty()) kept_before_[seat] = random_card(cards, rng_);
  }

  // The card that the clan kept in the last Discard phase, when nobody has identified it yet.
  void imagine_kept(Seat seat) {
    const ClanSheet& clan = sheet(s_, seat);
    const int age = last_discard();
    if (!clan.kept_unknown[age - 1]) return;
    CardBag cards = keepable(seat, age);
    if (age == 2) {
      if (!clan.kept_unknown[0]) {
        cards.add_all(before_age(clan.limbo, 2));
      } else if (kept_before_[seat] != Card::none) {
        cards.add(kept_before_[seat]);
      }
    }
    if (!cards.empty()) kept_[seat] = random_card(cards, rng_);
  }

  // The quests that a clan has laid face down, in their order: cards seen in its hand before they were laid,
  // the card kept from the last Age, or quests it could have taken in the draft of this Age.
  bool imagine_quests(DraftDealer& dealer, Seat seat) {
    const ClanSheet& clan = sheet(s_, seat);
    auto seen = clan.seen;
    bool kept_free = is_quest(kept_[seat]);
    for (int i = 0; i < clan.quests.count(); ++i) {
      FixedVec<std::uint8_t, 28> known;
      for (std::size_t k = 0; k < seen.size(); ++k) {
        if (is_quest(seen[k].card) && (seen[k].quests_then <= i || !strict_)) known.push_back(k);
      }
      const double sure = known.count() + (kept_free ? 1 : 0);
      const double pick = rng_.unit() * (sure + dealer.quest_weight(seat));
      if (pick < known.count()) {
        const std::size_t k = known[rng_.below(known.size())];
        quests_[seat].push_back(seen[k].card);
        seen[k].card = Card::none;  // used
      } else if (pick < sure) {
        kept_free = false;
        quests_[seat].push_back(kept_[seat]);
      } else {
        const Card card = dealer.require_quest(seat);
        if (card == Card::none) return false;
        quests_[seat].push_back(card);
      }
    }
    return true;
  }

  // Puts every hidden card of a clan where it is: quests, hand, put away.
  void sort_cards(Seat seat) {
    ClanSheet& clan = sheet(s_, seat);
    CardBag away = hidden_cards(seat);
    CardBag hand;
    const auto hold = [&](Card card) {
      if (away.take(card)) hand.add(card);
    };
    if (last_discard() < s_.age) {
      for (const Card card : of_age(away, s_.age)) hold(card);
      for (const Sighting& sighting : clan.seen) {
        if (row(sighting.card).age < s_.age) hold(sighting.card);
      }
    }
    if (kept_[seat] != Card::none) hold(kept_[seat]);
    if (quests_hidden()) {
      clan.quests = quests_[seat];
      for (const Card card : clan.quests) hand.take(card);
    }
    clan.hand = hand;
    clan.put_away = away;
  }

  // Choices that were made but not shown: any that the clan could have made.
  void choose_secrets() {
    if (s_.agenda.empty() || s_.pending.empty()) return;
    for (const Seat seat : hidden_) {
      Figure& spared = s_.battle.spared[seat];
      if (spared == Figure::hidden) {
        const FigureList figures = fighting_figures(s_, seat);
        spared = figures[rng_.below(figures.size())];
      }
      if (sheet(s_, seat).secret == Card::hidden) choose_secret(seat, s_.agenda.top().step);
    }
  }

  void choose_secret(Seat seat, Step question) {
    ClanSheet& clan = sheet(s_, seat);
    CardBag choice = clan.hand;
    if (question == Step::ask_draft) {
      choice = {};
      for (const Card card : cards_to_choose(s_, seat)) choice.add(card);
    }
    const bool may_keep_none = question == Step::ask_discard && s_.options.keep_card == KeepCard::optional;
    if (may_keep_none && rng_.below(choice.size() + 1) == 0) {
      clan.secret = Card::none;
      return;
    }
    clan.secret = random_card(choice, rng_);
    if (question == Step::ask_draft && picks_per_round(s_) == 2) {
      choice.remove(clan.secret);
      clan.secret2 = random_card(choice, rng_);
      if (clan.secret2 < clan.secret) std::swap(clan.secret, clan.secret2);
    }
  }

  const Known& known_;
  State s_;
  Seat viewer_;
  Rng& rng_;
  bool strict_;
  PlayerSet hidden_ = PlayerSet::first(s_.clans) - viewer_;
  PerClan<CardBag> picks_{};
  PerClan<Card> kept_ = PerClan<Card>::filled(Card::none);
  PerClan<Card> kept_before_ = kept_;
  PerClan<FixedVec<Card, 13>> quests_{};
};

}  // namespace

void BloodRage::imagine(const Observation& view, Rng& rng, std::span<State> worlds) {
  // Cards with several copies and quests are placed one after another and can run into a dead end; another
  // try then works, since the true state is one way to do it. A position written by hand may say of a card
  // that it was seen later than it can have been: rather than search for ever, that is then let pass.
  constexpr int kPatience = 2000;
  const Known known(view);
  for (State& state : worlds) {
    for (int tries = 0;; ++tries) {
      Imagination world(known, rng, tries < kPatience);
      if (!world.deal()) continue;
      state = world.state();
      break;
    }
  }
}

State BloodRage::imagine(const Observation& view, Rng& rng) {
  State state;
  imagine(view, rng, {&state, 1});
  return state;
}

}  // namespace ravenhall::blood_rage
