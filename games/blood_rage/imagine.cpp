// A full state that an observation could be showing: hidden cards are dealt anew, in keeping with everything
// the viewer could infer. Sources of knowledge: the packets it saw in the drafts, cards that others showed,
// cards known to be back in a hand, how many cards everybody has, and that a card laid face down is a quest.
#include <algorithm>

#include "games/blood_rage/blood_rage.hpp"
#include "games/blood_rage/draft_view.hpp"
#include "games/blood_rage/rules/aftermath.hpp"
#include "games/blood_rage/rules/draft.hpp"

namespace ravenhall::blood_rage {

namespace {

// The cards of `bag` that belong to one Age, or to Ages before it.
CardBag of_age(const CardBag& bag, int age) {
  CardBag part;
  bag.each([&](Card card) {
    if (row(card).age == age) part.add(card);
  });
  return part;
}
CardBag before_age(const CardBag& bag, int age) {
  CardBag part;
  bag.each([&](Card card) {
    if (row(card).age < age) part.add(card);
  });
  return part;
}

Card random_card(const CardBag& bag, Rng& rng) {
  auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(bag.size())));
  Card found = Card::none;
  bag.each([&](Card card) {
    if (pick-- == 0) found = card;
  });
  return found;
}

// The draft of one Age with its hidden places filled. Places of a packet that the viewer cannot tell apart
// form a heap; all places it never saw form one big heap together with the cards that were not dealt.
class DraftDealer {
 public:
  DraftDealer(State& s, Seat viewer, int age, Rng& rng) : s_(s), viewer_(viewer), age_(age), rng_(rng) {
    heaps_.push_back({.cards = full_deck(s, age)});
    for (int origin = 0; origin < s.clans; ++origin) collect(origin);
  }

  // A card that `seat` surely took. False: no room for it any more.
  bool require(Seat seat, Card card) { return assign(seat, card); }

  // Every card in `cards` was taken by `seat`.
  bool require_all(Seat seat, const CardBag& cards) {
    bool fine = true;
    cards.each([&](Card card) { fine = fine && require(seat, card); });
    return fine;
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
    for (std::size_t h = 0; h < heaps_.size(); ++h) {
      const double weight = heap_quest_weight(heaps_[h], seat);
      if (weight <= 0) continue;
      if (pick < weight || last_with_quest(h, seat)) {
        CardBag quests;
        heaps_[h].cards.each([&](Card card) {
          if (is_quest(card)) quests.add(card);
        });
        const Card card = random_card(quests, rng_);
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
      FixedVec<std::uint8_t, 64> free;
      for (std::size_t i = 0; i < places_.size(); ++i) {
        if (places_[i].heap == owed.heap && places_[i].taker == owed.seat && !filled(places_[i])) {
          free.push_back(static_cast<std::uint8_t>(i));
        }
      }
      put(places_[free[rng_.below(static_cast<std::uint32_t>(free.size()))]], owed.card);
    }
    for (const PlaceInPacket& where : places_) {
      if (filled(where)) continue;
      CardBag& cards = heaps_[where.heap].cards;
      const Card card = random_card(cards, rng_);
      cards.remove(card);
      put(where, card);
    }
    for (int origin = 0; origin < s_.clans; ++origin) tidy(origin);
  }

  // What is left of the deck. Valid after fill.
  const CardBag& undealt() const { return heaps_[0].cards; }

 private:
  struct Heap {
    CardBag cards;                               // not assigned yet
    std::array<std::uint8_t, kMaxClans> room{};  // places that this clan took and that are not assigned yet
    std::uint8_t places = 0;
    constexpr bool operator==(const Heap&) const = default;
  };
  struct PlaceInPacket {
    std::uint8_t origin = 0;
    std::uint8_t position = 0;
    std::uint8_t heap = 0;
    std::uint8_t taker = kNobody;
    constexpr bool operator==(const PlaceInPacket&) const = default;
  };
  struct Owed {  // a card of a heap that must go to a place of this clan
    std::uint8_t heap = 0;
    std::uint8_t seat = 0;
    Card card = Card::none;
    constexpr bool operator==(const Owed&) const = default;
  };

  std::array<Card, kDealt>& cards_of(int origin) {
    return s_.packets[static_cast<std::size_t>(age_ - 1)][static_cast<std::size_t>(origin)];
  }
  bool filled(const PlaceInPacket& where) { return cards_of(where.origin)[where.position] != Card::none; }
  void put(const PlaceInPacket& where, Card card) { cards_of(where.origin)[where.position] = card; }

  // Takes the known cards of a packet out of the deck and notes its open places.
  void collect(int origin) {
    const PacketView view(s_, viewer_, age_, origin);
    const std::size_t first_heap = heaps_.size();
    for (int i = 0; i < view.dealt; ++i) {
      const auto at = static_cast<std::size_t>(i);
      const std::int8_t part = view.part[at];
      Card& card = cards_of(origin)[at];
      if (part != PacketView::kUnseen) heaps_[0].cards.remove(card);
      if (part == PacketView::kExact) continue;
      const std::size_t heap = part == PacketView::kUnseen ? 0 : first_heap + static_cast<std::size_t>(part);
      while (heap >= heaps_.size()) heaps_.push_back({});
      if (part != PacketView::kUnseen) heaps_[heap].cards.add(card);
      card = Card::none;
      places_.push_back({static_cast<std::uint8_t>(origin), static_cast<std::uint8_t>(i),
                         static_cast<std::uint8_t>(heap), view.taker[at]});
      ++heaps_[heap].places;
      if (view.taker[at] != kNobody) ++heaps_[heap].room[view.taker[at]];
    }
  }

  void place(std::size_t heap, Seat seat, Card card) {
    heaps_[heap].cards.remove(card);
    --heaps_[heap].room[static_cast<std::size_t>(seat)];
    --heaps_[heap].places;
    owed_.push_back({static_cast<std::uint8_t>(heap), static_cast<std::uint8_t>(seat), card});
  }

  // Puts the card into one of the heaps that hold it and where the clan took something. Only a card with
  // several copies can be in several; each then has the chance that a card of it is the clan's.
  bool assign(Seat seat, Card card) {
    std::array<double, kMaxHeaps> weights{};
    double sum = 0;
    for (std::size_t h = 0; h < heaps_.size(); ++h) {
      const Heap& heap = heaps_[h];
      const int room = heap.room[static_cast<std::size_t>(seat)];
      if (room > 0 && heap.cards.has(card))
        weights[h] = heap.cards.count(card) * room / static_cast<double>(heap.cards.size());
      sum += weights[h];
    }
    if (sum <= 0) return false;
    double pick = rng_.unit() * sum;
    std::size_t chosen = kMaxHeaps;
    for (std::size_t h = 0; h < heaps_.size(); ++h) {
      if (weights[h] <= 0) continue;
      chosen = h;
      if (pick < weights[h]) break;
      pick -= weights[h];
    }
    place(chosen, seat, card);
    return true;
  }

  static double heap_quest_weight(const Heap& heap, Seat seat) {
    const int room = heap.room[static_cast<std::size_t>(seat)];
    if (room == 0) return 0;
    int quests = 0;
    heap.cards.each([&](Card card) { quests += is_quest(card) ? 1 : 0; });
    return static_cast<double>(quests) * room / std::max<int>(1, heap.cards.size());
  }
  bool last_with_quest(std::size_t heap, Seat seat) const {
    for (std::size_t h = heap + 1; h < heaps_.size(); ++h) {
      if (heap_quest_weight(heaps_[h], seat) > 0) return false;
    }
    return true;
  }

  void tidy(int origin) {
    auto& cards = cards_of(origin);
    const PacketView view(s_, viewer_, age_, origin);
    if (!drafted_age(s_, age_)) {
      std::sort(cards.begin(), cards.begin() + view.dealt);
      return;
    }
    const int per_round = picks_per_round(s_);
    for (int i = 0; i < view.taken; i += per_round)
      std::sort(cards.begin() + i, cards.begin() + i + per_round);
    std::sort(cards.begin() + view.taken, cards.begin() + view.dealt);
  }

  static constexpr std::size_t kMaxHeaps = 17;
  static constexpr std::size_t kMostPlaces = std::size_t{kMaxClans} * kDealt;
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
    for (int i = 0; i < s_.clans; ++i) {
      if (hidden(seat_at(i))) sort_cards(seat_at(i));
    }
    choose_secrets();
    return true;
  }

  const State& state() const { return s_; }

 private:
  bool hidden(Seat seat) const { return seat != viewer_; }
  bool quests_hidden() const { return s_.phase != Phase::quest; }
  // The last Discard phase that is over.
  int last_discard() const { return s_.phase > Phase::discard ? s_.age : s_.age - 1; }

  bool deal_age(int age) {
    DraftDealer dealer(s_, viewer_, age, rng_);
    for (int i = 0; i < s_.clans; ++i) {
      const Seat seat = seat_at(i);
      if (hidden(seat) && !dealer.require_all(seat, of_age(sheet(s_, seat).drafted, age))) return false;
    }
    if (age == s_.age) {
      for (int i = 0; i < s_.clans; ++i) {
        if (hidden(seat_at(i)) && quests_hidden() && !imagine_quests(dealer, seat_at(i))) return false;
      }
    }
    dealer.fill();
    if (age == s_.age) s_.deck = dealer.undealt();
    for (int i = 0; i < s_.clans; ++i) {
      collect_picks(seat_at(i), age);
      if (hidden(seat_at(i)) && age == last_discard() && age < kAges) imagine_kept(seat_at(i));
      if (hidden(seat_at(i)) && age == 1 && last_discard() >= 2) imagine_kept_before(seat_at(i));
    }
    return true;
  }

  void collect_picks(Seat seat, int age) {
    for (int origin = 0; origin < s_.clans; ++origin) {
      const PacketView view(s_, viewer_, age, origin);
      for (int i = 0; i < view.taken; ++i) {
        if (view.taker[static_cast<std::size_t>(i)] != static_cast<std::uint8_t>(seat)) continue;
        picks_[static_cast<std::size_t>(seat)].add(s_.packets[static_cast<std::size_t>(
            age - 1)][static_cast<std::size_t>(origin)][static_cast<std::size_t>(i)]);
      }
    }
  }

  // All hidden cards of a clan, wherever they are, as far as its drafts have been imagined.
  CardBag hidden_cards(Seat seat) const {
    const ClanSheet& clan = sheet(s_, seat);
    CardBag cards = picks_[static_cast<std::size_t>(seat)];
    const auto take = [&](Card card) { cards.take(card); };
    cards.add_all(clan.gained);
    clan.spent.each(take);
    if (s_.battle.open != 0 && (s_.battle.settled & bit(seat)) == 0) each_table_card(s_, seat, take);
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
    if (sheet(s_, seat).kept_unknown[0] == 0) return;
    const CardBag cards = keepable(seat, 1);
    if (!cards.empty()) kept_before_[static_cast<std::size_t>(seat)] = random_card(cards, rng_);
  }

  // The card that the clan kept in the last Discard phase, when nobody has identified it yet.
  void imagine_kept(Seat seat) {
    const ClanSheet& clan = sheet(s_, seat);
    const int age = last_discard();
    if (clan.kept_unknown[static_cast<std::size_t>(age - 1)] == 0) return;
    CardBag cards = keepable(seat, age);
    if (age == 2) {
      const Card before = kept_before_[static_cast<std::size_t>(seat)];
      if (clan.kept_unknown[0] == 0) {
        cards.add_all(before_age(clan.limbo, 2));
      } else if (before != Card::none) {
        cards.add(before);
      }
    }
    if (!cards.empty()) kept_[static_cast<std::size_t>(seat)] = random_card(cards, rng_);
  }

  // The quests that a clan has laid face down, in their order: cards seen in its hand before they were laid,
  // the card kept from the last Age, or quests it could have taken in the draft of this Age.
  bool imagine_quests(DraftDealer& dealer, Seat seat) {
    const ClanSheet& clan = sheet(s_, seat);
    std::array<bool, 28> used{};
    bool kept_free = is_quest(kept_[static_cast<std::size_t>(seat)]);
    auto& laid = quests_[static_cast<std::size_t>(seat)];
    for (std::size_t i = 0; i < clan.quests.size(); ++i) {
      FixedVec<std::uint8_t, 28> known;
      for (std::size_t k = 0; k < clan.seen.size(); ++k) {
        if (!used[k] && is_quest(clan.seen[k].card) && (clan.seen[k].quests_then <= i || !strict_)) {
          known.push_back(static_cast<std::uint8_t>(k));
        }
      }
      const double sure = static_cast<double>(known.size()) + (kept_free ? 1 : 0);
      const double pick = rng_.unit() * (sure + dealer.quest_weight(seat));
      if (pick < static_cast<double>(known.size())) {
        const std::size_t k = known[rng_.below(static_cast<std::uint32_t>(known.size()))];
        used[k] = true;
        laid.push_back(clan.seen[k].card);
      } else if (pick < sure) {
        kept_free = false;
        laid.push_back(kept_[static_cast<std::size_t>(seat)]);
      } else {
        const Card card = dealer.require_quest(seat);
        if (card == Card::none) return false;
        laid.push_back(card);
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
      of_age(away, s_.age).each(hold);
      for (const Sighting& sighting : clan.seen) {
        if (row(sighting.card).age < s_.age) hold(sighting.card);
      }
    }
    if (kept_[static_cast<std::size_t>(seat)] != Card::none) hold(kept_[static_cast<std::size_t>(seat)]);
    if (quests_hidden()) {
      for (std::size_t i = 0; i < clan.quests.size(); ++i) {
        clan.quests[i] = quests_[static_cast<std::size_t>(seat)][i];
        hand.take(clan.quests[i]);
      }
    }
    clan.hand = hand;
    clan.put_away = away;
  }

  // Choices that were made but not shown: any that the clan could have made.
  void choose_secrets() {
    if (s_.agenda.empty() || s_.pending == 0) return;
    const Frame top = s_.agenda.top();
    for (int i = 0; i < s_.clans; ++i) {
      const Seat seat = seat_at(i);
      if (!hidden(seat)) continue;
      auto& spared = s_.battle.spared[static_cast<std::size_t>(i)];
      if (spared == kHiddenFigure) {
        FixedVec<std::uint8_t, kFigures> figures;
        each_fighting_figure(s_, seat,
                             [&](Figure figure) { figures.push_back(static_cast<std::uint8_t>(figure)); });
        spared = figures[rng_.below(static_cast<std::uint32_t>(figures.size()))];
      }
      ClanSheet& clan = sheet(s_, seat);
      if (clan.secret != Card::hidden) continue;
      CardBag choice = clan.hand;
      if (top.step == Step::ask_draft) {
        choice = {};
        const auto& cards = packet(s_, packet_held(s_, seat));
        for (int k = s_.round * picks_per_round(s_); k < kDealt; ++k)
          choice.add(cards[static_cast<std::size_t>(k)]);
      }
      const bool may_keep_none = top.step == Step::ask_discard && option(s_, Option::keep_card) == 0;
      if (may_keep_none && rng_.below(static_cast<std::uint32_t>(choice.size() + 1)) == 0) {
        clan.secret = Card::none;
        continue;
      }
      clan.secret = random_card(choice, rng_);
      if (top.step == Step::ask_draft && picks_per_round(s_) == 2) {
        choice.remove(clan.secret);
        clan.secret2 = random_card(choice, rng_);
        if (clan.secret2 < clan.secret) std::swap(clan.secret, clan.secret2);
      }
    }
  }

  State s_;
  Seat viewer_;
  Rng& rng_;
  bool strict_;
  std::array<CardBag, kMaxClans> picks_{};
  std::array<Card, kMaxClans> kept_{Card::none, Card::none, Card::none, Card::none};
  std::array<Card, kMaxClans> kept_before_{Card::none, Card::none, Card::none, Card::none};
  std::array<FixedVec<Card, 13>, kMaxClans> quests_{};
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
