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
CardBag of_age(const CardBag& bag, int age) {
  CardBag part;
  for (const Card card : bag) {
    if (row(card).age == age) part.add(card);
  }
  return part;
}
CardBag before_age(const CardBag& bag, int age) {
  CardBag part;
  for (const Card card : bag) {
    if (row(card).age < age) part.add(card);
  }
  return part;
}
CardBag quests_of(const CardBag& bag) {
  CardBag part;
  for (const Card card : bag) {
    if (is_quest(card)) part.add(card);
  }
  return part;
}

Card random_card(const CardBag& bag, Rng& rng) { return bag.nth(rng.below(bag.size())); }

// The draft of one Age with its hidden places filled. Places of a packet that the viewer cannot tell apart
// form a heap; all places it never saw form one big heap together with the cards that were not dealt.
class DraftDealer {
 public:
  DraftDealer(State& s, Seat viewer, int age, Rng& rng) : s_(s), viewer_(viewer), age_(age), rng_(rng) {
    heaps_.push_back({.cards = full_deck(s, age)});
    for (const Seat origin : seats(s)) collect(origin);
  }

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
    for (const Heap& heap : heaps_) weight += heap_quest_weight(heap, seat);
    return weight;
  }

  // A random quest that `seat` could have taken, which it then took; Card::none when there is none.
  Card require_quest(Seat seat) {
    double pick = rng_.unit() * quest_weight(seat);
    for (int h = 0; h < heaps_.count(); ++h) {
      const double weight = heap_quest_weight(heaps_[h], seat);
      if (weight <= 0) continue;
      if (pick < weight || last_with_quest(h, seat)) {
        const Card card = random_card(quests_of(heaps_[h].cards), rng_);
        place(h, seat, card);
        return card;
      }
      pick -= weight;
    }
    return Card::none;
  }

  // Fills every place that is left; packets are put into the order a state keeps them in.
  void fill() {
    for (const Owed& owed : owed_) {
      FixedVec<PlaceInPacket, kMostPlaces> free;
      for (const PlaceInPacket& where : places_) {
        if (where.heap == owed.heap && where.taker == owed.seat && !filled(where)) free.push_back(where);
      }
      put(free[rng_.below(free.size())], owed.card);
    }
    for (const PlaceInPacket& where : places_) {
      if (filled(where)) continue;
      CardBag& cards = heaps_[where.heap].cards;
      const Card card = random_card(cards, rng_);
      cards.remove(card);
      put(where, card);
    }
    for (const Seat origin : seats(s_)) tidy(origin);
  }

  // What is left of the deck. Valid after fill.
  const CardBag& undealt() const { return heaps_[0].cards; }

 private:
  struct Heap {
    CardBag cards;          // not assigned yet
    PerClan<Count> room{};  // places that this clan took and that are not assigned yet
  };
  struct PlaceInPacket {
    Seat origin{};
    Count position;
    Count heap;
    Seat taker = kNobody;
  };
  struct Owed {  // a card of a heap that must go to a place of this clan
    Count heap;
    Seat seat{};
    Card card = Card::none;
  };

  Packet& cards_of(Seat origin) { return s_.packets[age_ - 1][origin]; }
  bool filled(const PlaceInPacket& where) { return cards_of(where.origin)[where.position] != Card::none; }
  void put(const PlaceInPacket& where, Card card) { cards_of(where.origin)[where.position] = card; }

  // Takes the known cards of a packet out of the deck and notes its open places.
  void collect(Seat origin) {
    const PacketView view(s_, viewer_, age_, origin);
    const int first_heap = heaps_.count();
    for (int i = 0; i < view.dealt; ++i) {
      const int part = view.part[i];
      const bool unseen = part == PacketView::kUnseen;
      Card& card = cards_of(origin)[i];
      if (!unseen) heaps_[0].cards.remove(card);
      if (part == PacketView::kExact) continue;
      const int heap = unseen ? 0 : first_heap + part;
      while (heap >= heaps_.count()) heaps_.push_back({});
      if (!unseen) heaps_[heap].cards.add(card);
      card = Card::none;
      places_.push_back({origin, i, heap, view.taker[i]});
      if (view.taker[i] != kNobody) ++heaps_[heap].room[view.taker[i]];
    }
  }

  void place(int heap, Seat seat, Card card) {
    heaps_[heap].cards.remove(card);
    --heaps_[heap].room[seat];
    owed_.push_back({heap, seat, card});
  }

  // Puts the card into one of the heaps that hold it and where the clan took something. Only a card with
  // several copies can be in several; each then has the chance that a card of it is the clan's.
  bool assign(Seat seat, Card card) {
    std::array<double, kMaxHeaps> weights{};
    double sum = 0;
    for (int h = 0; h < heaps_.count(); ++h) {
      const Heap& heap = heaps_[h];
      const double size = heap.cards.size();
      if (heap.room[seat] > 0 && heap.cards.has(card))
        weights[h] = heap.cards.count(card) * heap.room[seat] / size;
      sum += weights[h];
    }
    if (sum <= 0) return false;
    double pick = rng_.unit() * sum;
    int chosen = kMaxHeaps;
    for (int h = 0; h < heaps_.count(); ++h) {
      if (weights[h] <= 0) continue;
      chosen = h;
      if (pick < weights[h]) break;
      pick -= weights[h];
    }
    place(chosen, seat, card);
    return true;
  }

  static double heap_quest_weight(const Heap& heap, Seat seat) {
    if (heap.room[seat] == 0) return 0;
    double quests = 0;
    for (const Card card : heap.cards) quests += is_quest(card) ? 1 : 0;
    return quests * heap.room[seat] / std::max<int>(1, heap.cards.size());
  }
  bool last_with_quest(int heap, Seat seat) const {
    for (int h = heap + 1; h < heaps_.count(); ++h) {
      if (heap_quest_weight(heaps_[h], seat) > 0) return false;
    }
    return true;
  }

  void tidy(Seat origin) {
    const auto cards = cards_of(origin).begin();
    const PacketView view(s_, viewer_, age_, origin);
    if (!drafted_age(s_, age_)) return put_in_order(cards, cards + view.dealt);
    const int per_round = picks_per_round(s_);
    for (int i = 0; i < view.taken; i += per_round) put_in_order(cards + i, cards + i + per_round);
    put_in_order(cards + view.taken, cards + view.dealt);
  }

  static constexpr int kMaxHeaps = 17;
  static constexpr int kMostPlaces = kMaxClans * kDealt;
  State& s_;
  Seat viewer_;
  int age_;
  Rng& rng_;
  FixedVec<Heap, kMaxHeaps> heaps_;
  FixedVec<PlaceInPacket, kMostPlaces> places_;
  FixedVec<Owed, kMostPlaces> owed_;
};

class Imagination {
 public:
  Imagination(const Observation& view, Rng& rng, bool strict)
      : s_(view.seen), viewer_(view.viewer), rng_(rng), strict_(strict) {}

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
    DraftDealer dealer(s_, viewer_, age, rng_);
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
    for (const Seat seat : seats(s_)) {
      collect_picks(seat, age);
      if (!hidden_.has(seat)) continue;
      if (age == last_discard() && age < kAges) imagine_kept(seat);
      if (age == 1 && last_discard() >= 2) imagine_kept_before(seat);
    }
    return true;
  }

  void collect_picks(Seat seat, int age) {
    for (const Seat origin : seats(s_)) {
      const PacketView view(s_, viewer_, age, origin);
      for (int i = 0; i < view.taken; ++i) {
        if (view.taker[i] == seat) picks_[seat].add(s_.packets[age - 1][origin][i]);
      }
    }
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

State BloodRage::imagine(const Observation& view, Rng& rng) {
  // Cards with several copies and quests are placed one after another and can run into a dead end; another
  // try then works, since the true state is one way to do it. A position written by hand may say of a card
  // that it was seen later than it can have been: rather than search for ever, that is then let pass.
  constexpr int kPatience = 2000;
  for (int tries = 0;; ++tries) {
    Imagination world(view, rng, tries < kPatience);
    if (world.deal()) return world.state();
  }
}

}  // namespace ravenhall::blood_rage
