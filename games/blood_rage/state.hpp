// The whole table of Blood Rage as one plain struct, and the questions one can ask it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "games/blood_rage/data.hpp"
#include "games/blood_rage/options.hpp"
#include "kernel/action.hpp"
#include "kernel/agenda.hpp"
#include "kernel/containers.hpp"
#include "kernel/seat.hpp"

namespace ravenhall::blood_rage {

// A pile of cards without order: two bits a card type, since no type has more than three copies. Copies of a
// type are alike, so there is nothing to tell them apart by, and nothing about them can leak.
class CardBag {
 public:
  constexpr int count(Card card) const { return static_cast<int>((words_[word(card)] >> shift(card)) & 3U); }
  constexpr bool has(Card card) const { return count(card) > 0; }
  constexpr void add(Card card) { words_[word(card)] += std::uint64_t{1} << shift(card); }
  constexpr void remove(Card card) { words_[word(card)] -= std::uint64_t{1} << shift(card); }
  constexpr bool take(Card card) {
    if (!has(card)) return false;
    remove(card);
    return true;
  }
  constexpr int size() const {
    int total = 0;
    for (const std::uint64_t w : words_) total += std::popcount(w & kLow) + 2 * std::popcount(w & ~kLow);
    return total;
  }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
  constexpr void add_all(const CardBag& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] += other.words_[i];
  }
  // Takes away what `other` holds; expects every card of it to be here.
  constexpr void remove_all(const CardBag& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] -= other.words_[i];
  }
  constexpr bool operator==(const CardBag&) const = default;

  // Calls f(card) once for each type that is here.
  template <class F>
  constexpr void each_type(F&& f) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      std::uint64_t left = (words_[i] | (words_[i] >> 1U)) & kLow;
      for (; left != 0; left &= left - 1) {
        f(card_at(static_cast<int>(i) * 32 + std::countr_zero(left) / 2));
      }
    }
  }
  // Calls f(card) once for each copy.
  template <class F>
  constexpr void each(F&& f) const {
    each_type([&](Card card) {
      for (int n = count(card); n > 0; --n) f(card);
    });
  }

 private:
  static constexpr std::uint64_t kLow = 0x5555555555555555U;
  static constexpr std::size_t word(Card card) { return static_cast<std::size_t>(card) / 32; }
  static constexpr unsigned shift(Card card) { return 2 * (static_cast<unsigned>(card) % 32); }
  std::array<std::uint64_t, 3> words_{};
};

// What is still to be done. Steps run by themselves; the ones from `ask_action` on wait for a seat, the
// `nature_` ones for nature.
enum class Step : std::uint8_t {
  begin_age,
  gods_gifts,
  draft_round,
  start_actions,
  turn,
  discard_phase,
  quest_phase,
  score_quest,
  ragnarok_phase,
  release_phase,
  end_age,
  end_game,
  after_invade,
  offer_succor,
  offer_thors_domain,
  call,
  after_call,
  choose_cards,
  reveal,
  reveal_text,
  apply_tide,
  late_round,
  totals,
  destroy_losers,
  return_cards,
  plunder,
  grace,
  lord,
  battle_glory,
  win_text,
  count_dead,
  steal,
  winner_discards,
  battle_over,
  blessing,
  react,
  bury,

  nature_token,
  nature_ragnarok,
  nature_destroy,
  nature_first,
  nature_deal,

  ask_draft,
  ask_action,
  ask_march,
  ask_free_invade,
  ask_succor,
  ask_thors_domain,
  ask_sacrifice,
  ask_join,
  ask_battle_card,
  ask_raise_quest,
  ask_tide,
  ask_late,
  ask_react,
  ask_stat,
  ask_hammers,
  ask_prowess,
  ask_blessing,
  ask_discard,
};
inline constexpr Step kFirstNature = Step::nature_token;
inline constexpr Step kFirstQuestion = Step::ask_draft;
inline constexpr int kSteps = static_cast<int>(Step::ask_discard) + 1;

// One line of the agenda. For questions `seat` is who is asked (unused when several are, see State::pending).
struct Frame {
  Step step{};
  Seat seat{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  constexpr bool operator==(const Frame&) const = default;
};

// Why figures are being destroyed; decides who may save them and what it pays.
enum class Cause : std::uint8_t { none, invasion, smite, tide, defeat, sacrifice, ragnarok };

// Figures that are about to be destroyed together (R66).
struct Dying {
  Cause cause = Cause::none;
  Place where = Place::box;  // the province; figures in its fjord are meant too
  std::array<std::uint8_t, kMaxClans> warriors{};
  std::array<std::uint16_t, kMaxClans> others{};  // bit i: Figure i
  constexpr bool operator==(const Dying&) const = default;
};

inline constexpr std::uint8_t kNobody = 0xFF;

// A pillage from its announcement to the last card put away.
struct Battle {
  Place where = Place::box;  // box: no pillage is going on
  Seat pillager{};
  Seat winner = kSpectator;    // kSpectator: none (yet)
  std::uint8_t challenge = 0;  // 1: of a province already pillaged (Tyr's Challenge)
  std::uint8_t stayed = 0;     // how many in a row did not join, later: did not add a card
  std::uint8_t out = 0;        // bit a seat: may not join any more (call_rejoin=off)
  std::uint8_t fighting = 0;   // bit a seat: takes part
  std::uint8_t open = 0;       // 1: the cards are revealed
  std::uint8_t voided = 0;     // bit a seat: the text of its card does not count (Thor's Primacy)
  std::uint8_t valkyrie = 0;   // 1: the Valkyrie fought here
  std::uint8_t settled =
      0;  // bit a seat: its cards have left the table and are only remembered for their texts
  std::uint8_t poisoned = 0;  // 1: the winner's cards went to another hand
  std::array<Card, kMaxClans> card{Card::none, Card::none, Card::none, Card::none};
  std::array<std::uint8_t, kMaxClans> raised{};   // a quest that counts as a battle card of this bonus
  std::array<FixedVec<Card, 5>, kMaxClans> late;  // added after the reveal
  std::array<std::uint8_t, kMaxClans> spared{kNobody, kNobody, kNobody,
                                             kNobody};  // the Figure kept from Odin's Tide
  std::array<std::uint8_t, kMaxClans> destroyed{};      // figures lost in this battle
  std::array<std::uint8_t, kMaxClans> total{};          // at the moment of comparison
  constexpr bool operator==(const Battle&) const = default;
};

// A card that everybody saw in the hands of a clan and that is still there or in one of its quests: those
// laid down before it was seen cannot be it.
struct Sighting {
  Card card = Card::none;
  std::uint8_t quests_then = 0;
  constexpr bool operator==(const Sighting&) const = default;
};

// A clan's sheet and all its cards.
struct ClanSheet {
  std::int16_t glory = 0;
  std::uint8_t rage = 0;    // current Rage
  std::uint8_t passed = 0;  // 1: no more actions in this Age
  std::array<std::uint8_t, kStats> step{1, 1, 1};
  Place leader = Place::reserve;
  Place ship = Place::reserve;
  std::array<std::uint8_t, kPlaces> warriors{};
  std::array<Card, kSlots> slots{Card::none, Card::none, Card::none, Card::none,
                                 Card::none, Card::none, Card::none, Card::none};
  FixedVec<Card, 13> quests;  // face down, in the order they were laid
  Card secret =
      Card::none;  // a choice that is not shown yet (draft, battle card, card to keep, figure to spare)
  Card secret2 = Card::none;   // the second one of a two-player draft
  std::uint8_t hand_size = 0;  // how many cards `hand` holds: open, and therefore also in observations
  std::uint8_t put_away_size = 0;
  std::array<std::uint8_t, 2> padding{};
  FixedVec<Sighting, 28> seen;  // what everybody can know of the hidden cards, with the bags below
  std::array<std::uint8_t, 2> kept_unknown{};    // after Age 1, 2: kept a card that nobody has identified yet
  std::array<std::int16_t, kSources> sources{};  // the Glory, by where it came from
  CardBag hand;
  CardBag put_away;  // by the Discard phases; only the owner knows them
  CardBag drafted;   // shown at some time: surely among the cards this clan got in a draft
  CardBag gained;    // taken from others (Loki's Poison)
  CardBag spent;     // left the clan's hidden cards openly and for good
  CardBag limbo;     // seen in hand before the last Discard phase: put away, kept or laid as a quest
  constexpr bool operator==(const ClanSheet&) const = default;
};

struct MonsterFigure {
  std::uint8_t owner = kNobody;  // a seat
  Place at = Place::box;
  constexpr bool operator==(const MonsterFigure&) const = default;
};

inline constexpr std::size_t kStatePadding = 1;  // fills the struct, so that equal states have equal bytes

struct State {
  std::array<ClanSheet, kMaxClans> clan;
  CardBag discard;  // open
  CardBag deck;     // what is left of this Age's deck; nobody ever sees the rest
  std::array<MonsterFigure, kMonsters> monsters{};
  std::array<std::uint8_t, kOptions> options{};
  std::uint8_t clans = 0;
  std::uint8_t age = 1;
  Phase phase = Phase::setup;
  Seat first{};                 // holder of the first-player token
  std::uint8_t pending = 0;     // bit a seat: must still choose, where several choose at once
  std::uint16_t destroyed = 0;  // bit a province
  std::uint16_t pillaged = 0;   // bit a province
  std::array<Reward, kProvinces> tokens{Reward::none, Reward::none, Reward::none, Reward::none, Reward::none,
                                        Reward::none, Reward::none, Reward::none, Reward::none};
  std::array<Place, kAges> doom{Place::box, Place::box, Place::box};  // the Ragnarök tokens on the Age track
  // The cards dealt in each Age, by the clan they were dealt to: first those already taken, in the order they
  // were taken, then the rest, sorted. Packet k is with clan k, k+1, … in turn.
  std::array<std::array<std::array<Card, kDealt>, kMaxClans>, kAges> packets;
  // What everybody saw of the last decision: what was shown openly must not be forgotten at once, or two
  // histories that lead to the same table could not be told apart. No rule reads it.
  Action last;
  // The same of what several clans chose in secret and showed together: the Figure each spared from the last
  // Odin's Tide.
  std::array<std::uint8_t, kMaxClans> last_spared{kNobody, kNobody, kNobody, kNobody};
  std::uint8_t dealt = 0;  // cards dealt so far in this Age, to all clans together
  std::uint8_t round = 0;  // of the draft; the number of rounds when it is over
  Dying dying;
  Battle battle;
  Agenda<Frame, 24> agenda;
  std::array<std::uint8_t, kStatePadding> padding{};
  constexpr bool operator==(const State&) const = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 2048);

// Questions about a state that rules, observation and judgement all ask.

inline const ClanSheet& sheet(const State& s, Seat seat) { return s.clan[static_cast<std::size_t>(seat)]; }
inline ClanSheet& sheet(State& s, Seat seat) { return s.clan[static_cast<std::size_t>(seat)]; }
inline int option(const State& s, Option which) { return s.options[static_cast<std::size_t>(which)]; }
inline Seat left_of(const State& s, Seat seat) { return next_seat(seat, s.clans); }
constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(seat)); }
constexpr std::uint16_t bit(Place place) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(place));
}
constexpr std::uint16_t bit(Figure figure) {
  return static_cast<std::uint16_t>(1U << static_cast<unsigned>(figure));
}

inline bool destroyed(const State& s, Place province) { return (s.destroyed & bit(province)) != 0; }
inline bool pillaged(const State& s, Place province) { return (s.pillaged & bit(province)) != 0; }

inline bool has_upgrade(const ClanSheet& clan, Card card) {
  for (const Card slot : clan.slots) {
    if (slot == card) return true;
  }
  return false;
}
inline bool has_upgrade(const State& s, Seat seat, Card card) { return has_upgrade(sheet(s, seat), card); }

inline const MonsterFigure& monster(const State& s, Figure figure) {
  return s.monsters[static_cast<std::size_t>(monster_index(figure))];
}
inline MonsterFigure& monster(State& s, Figure figure) {
  return s.monsters[static_cast<std::size_t>(monster_index(figure))];
}
inline bool owns(const State& s, Seat seat, Figure monster_figure) {
  return monster(s, monster_figure).owner == static_cast<std::uint8_t>(seat);
}

// Which clan sits there: the option `clans`. Clans differ in name and colour only.
Clan clan_of(const State& s, Seat seat);
int stat_value(const State& s, Seat seat, Stat stat);
// How many figures of that kind the clan has at a place.
int figures_at(const State& s, Seat seat, Figure figure, Place place);
// All own figures in provinces and fjords: what Horns limit (R31).
int figures_on_map(const State& s, Seat seat);
// All figures, of every clan, that stand in a province (not in its fjord).
int figures_in(const State& s, Place province);
// A village is free, or the province has no limit.
bool has_room(const State& s, Place province);
bool horns_allow(const State& s, Seat seat);
// Strength of one clan in a province, ships in its fjord included (B67, B80).
int strength(const State& s, Seat seat, Place province);
// What a single figure counts where it stands; for warriors the unpaired value.
int figure_strength(const State& s, Seat seat, Figure figure, Place place);
// Own figures in the province and its fjord.
int figures_fighting(const State& s, Seat seat, Place province);
// A fjord that still supports a province in play (R48).
bool fjord_open(const State& s, Place fjord);
// Rage for an Invade with that figure from the reserve to that place.
int invade_cost(const State& s, Seat seat, Figure figure, Place place);
int upgrade_cost(const State& s, Seat seat, Card card);
// Bonus of a card as printed (or as an option says); 0 for quests and upgrades.
int battle_bonus(const State& s, Card card);
int quest_glory(const State& s, Card card);
// Copies of the card in the deck with the options and clans of this table.
int copies_in_play(const State& s, Card card);
// Whether the condition of a quest is met now (R43).
bool quest_met(const State& s, Seat seat, Card quest);
// How many cards a clan takes from its packet each time, and how often.
inline int picks_per_round(const State& s) { return s.clans == 2 ? 2 : 1; }
inline bool drafted_age(const State& s, int age) { return age > 1 || option(s, Option::first_game) == 0; }
// Who holds packet k in a round, and takes from it.
inline Seat packet_holder(const State& s, int packet, int round) {
  return seat_at((packet + round) % s.clans);
}

}  // namespace ravenhall::blood_rage
