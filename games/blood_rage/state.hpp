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

// Two bits a card type, since no type has more than three copies.
using CardBag = Bag<Card, kCardTypes, 2, std::uint64_t>;

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

using Frame = FrameOf<Step>;

// Why figures are being destroyed; decides who may save them and what it pays.
enum class Cause : std::uint8_t { none, invasion, smite, tide, defeat, sacrifice, ragnarok };

// One thing a clan.
template <class T>
using PerClan = PerSeat<T, kMaxClans>;

// Figures that are about to be destroyed together (R66).
struct Dying {
  Cause cause = Cause::none;
  Place where = Place::box;  // the province; figures in its fjord are meant too
  PerClan<Count> warriors{};
  PerClan<Figures> others{};  // but no warrior
  constexpr bool operator==(const Dying&) const = default;
};

// A pillage from its announcement to the last card put away.
struct Battle {
  Place where = Place::box;  // box: no pillage is going on
  Seat pillager{};
  Seat winner = kSpectator;  // kSpectator: none (yet)
  bool challenge = false;    // of a province already pillaged (Tyr's Challenge)
  Count stayed;              // how many in a row did not join, later: did not add a card
  PlayerSet out;             // may not join any more (call_rejoin=off)
  PlayerSet fighting;
  bool open = false;      // the cards are revealed
  PlayerSet voided;       // the text of its card does not count (Thor's Primacy)
  bool valkyrie = false;  // the Valkyrie fought here
  PlayerSet settled;      // its cards have left the table and are only remembered for their texts
  bool poisoned = false;  // the winner's cards went to another hand
  PerClan<Card> card = PerClan<Card>::filled(Card::none);
  PerClan<Count> raised{};            // a quest that counts as a battle card of this bonus
  PerClan<FixedVec<Card, 5>> late{};  // added after the reveal
  PerClan<Figure> spared = PerClan<Figure>::filled(Figure::none);  // from Odin's Tide
  PerClan<Count> destroyed{};                                      // figures lost in this battle
  PerClan<Count> total{};                                          // at the moment of comparison
  constexpr bool operator==(const Battle&) const = default;
};

// A card that everybody saw in the hands of a clan and that is still there or in one of its quests: those
// laid down before it was seen cannot be it.
struct Sighting {
  Card card = Card::none;
  Count quests_then;
  constexpr bool operator==(const Sighting&) const = default;
};

// A clan's sheet and all its cards.
struct ClanSheet {
  Points glory;
  Count rage;           // current Rage
  bool passed = false;  // no more actions in this Age
  EnumArray<Stat, Count> step = EnumArray<Stat, Count>::filled(1);
  Place leader = Place::reserve;
  Place ship = Place::reserve;
  EnumArray<Place, Count> warriors{};
  EnumArray<Slot, Card> slots = EnumArray<Slot, Card>::filled(Card::none);
  FixedVec<Card, 13> quests;  // face down, in the order they were laid
  Card secret = Card::none;   // a choice that is not shown yet (draft, battle card, card to keep)
  Card secret2 = Card::none;  // the second one of a two-player draft
  Count hand_size;            // how many cards `hand` holds: open, and therefore also in observations
  Count put_away_size;
  std::array<std::uint8_t, 2> padding{};
  FixedVec<Sighting, 28> seen;          // what everybody can know of the hidden cards, with the bags below
  std::array<bool, 2> kept_unknown{};   // after Age 1, 2: kept a card that nobody has identified yet
  EnumArray<Source, Points> sources{};  // the Glory, by where it came from
  CardBag hand;
  CardBag put_away;  // by the Discard phases; only the owner knows them
  CardBag drafted;   // shown at some time: surely among the cards this clan got in a draft
  CardBag gained;    // taken from others (Loki's Poison)
  CardBag spent;     // left the clan's hidden cards openly and for good
  CardBag limbo;     // seen in hand before the last Discard phase: put away, kept or laid as a quest
  constexpr bool operator==(const ClanSheet&) const = default;
};

inline constexpr Seat kNobody{0xFF};

struct MonsterFigure {
  Seat owner = kNobody;
  Place at = Place::box;
  constexpr bool operator==(const MonsterFigure&) const = default;
};

// The cards dealt to a clan in an Age: first those already taken, in the order they were taken, then the
// rest, sorted.
using Packet = std::array<Card, kDealt>;

inline constexpr std::size_t kStatePadding = 1;  // fills the struct, so that equal states have equal bytes

struct State {
  PerClan<ClanSheet> clan;
  CardBag discard;  // open
  CardBag deck;     // what is left of this Age's deck; nobody ever sees the rest
  PerMonster<MonsterFigure> monsters{};
  Options options{};
  Count clans;
  Count age = 1;
  Phase phase = Phase::setup;
  Seat first{};       // holder of the first-player token
  PlayerSet pending;  // must still choose, where several choose at once
  Places destroyed;
  Places pillaged;
  EnumArray<Place, Reward, kProvinces> tokens = EnumArray<Place, Reward, kProvinces>::filled(Reward::none);
  std::array<Place, kAges> doom{Place::box, Place::box, Place::box};  // the Ragnarök tokens on the Age track
  // By Age and by the clan they were dealt to. They are handed on to the left, round after round.
  std::array<PerClan<Packet>, kAges> packets;
  // What everybody saw of the last decision: what was shown openly must not be forgotten at once, or two
  // histories that lead to the same table could not be told apart. No rule reads it.
  Action last;
  // The same of what several clans chose in secret and showed together: the Figure each spared from the last
  // Odin's Tide.
  PerClan<Figure> last_spared = PerClan<Figure>::filled(Figure::none);
  Count dealt;  // cards dealt so far in this Age, to all clans together
  Count round;  // of the draft; the number of rounds when it is over
  Dying dying;
  Battle battle;
  Agenda<Frame, 24> agenda;
  std::array<std::uint8_t, kStatePadding> padding{};
  constexpr bool operator==(const State&) const = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) == 1488);

// Questions about a state that rules, observation and judgement all ask.

inline const ClanSheet& sheet(const State& s, Seat seat) { return s.clan[seat]; }
inline ClanSheet& sheet(State& s, Seat seat) { return s.clan[seat]; }
// The clans at the table, in the order of their seats.
inline EnumRange<Seat> seats(const State& s) { return values<Seat>(s.clans); }
inline SeatRing clockwise(const State& s, Seat start) { return ravenhall::clockwise(start, s.clans); }
inline Seat left_of(const State& s, Seat seat) { return next_seat(seat, s.clans); }

inline bool destroyed(const State& s, Place province) { return s.destroyed.has(province); }
inline bool pillaged(const State& s, Place province) { return s.pillaged.has(province); }

// Asked so often that all eight slots are compared at once: is one of the bytes the card?
inline bool has_upgrade(const ClanSheet& clan, Card card) {
  constexpr std::uint64_t kEach = 0x0101010101010101U;
  const auto other = std::bit_cast<std::uint64_t>(clan.slots) ^ (kEach * static_cast<std::uint64_t>(card));
  return ((other - kEach) & ~other & (kEach << 7U)) != 0;
}
inline bool has_upgrade(const State& s, Seat seat, Card card) { return has_upgrade(sheet(s, seat), card); }

inline bool owns(const State& s, Seat seat, Figure monster) { return s.monsters[monster].owner == seat; }

// Which clan sits there: the option `clans`. Clans differ in name and colour only.
Clan clan_of(const State& s, Seat seat);
// What a stat is worth on a step (1 to 6) at this table.
inline int track_value(const State& s, Stat stat, int step) {
  if (stat == Stat::axes && step == kLastStep && s.options.axes_last == AxesLast::ten) return 10;
  return kStatValues[stat][step - 1];
}
inline int stat_value(const State& s, Seat seat, Stat stat) {
  return track_value(s, stat, sheet(s, seat).step[stat]);
}
// How many figures of that kind the clan has at a place.
int figures_at(const State& s, Seat seat, Figure figure, Place place);
// All own figures in provinces and fjords: what Horns limit (R31).
int figures_on_map(const State& s, Seat seat);
// All figures, of every clan, that stand in a province (not in its fjord).
int figures_in(const State& s, Place province);
// A village is free, or the province has no limit.
bool has_room(const State& s, Place province);
bool horns_allow(const State& s, Seat seat);
// What a clan's warriors in one province are worth together; some upgrades count them in couples.
constexpr int warriors_strength(Card upgrade, int count) {
  switch (upgrade) {
    case Card::brothers_in_arms: return count / 2 * 3 + count % 2;
    case Card::experts_in_arms: return count * 2;
    case Card::masters_in_arms: return count / 2 * 6 + count % 2 * 2;
    default: return count * kWarriorStrength;
  }
}
constexpr int monster_strength(Figure figure, Place place) {
  if (figure == Figure::dark_elf && place == Place::yggdrasil) return 3;
  return row(card_of(figure)).value;
}
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
inline int upgrade_cost(const State& s, Seat seat, Card card) {
  const int cost = row(card).cost;
  return has_upgrade(s, seat, Card::friggas_charm) && cost > 0 ? cost - 1 : cost;
}
// The value of a card at this table: as printed, or as an option says.
inline int card_value(const State& s, Card card) {
  if (card == Card::heimdalls_gaze && s.options.gaze_bonus == GazeBonus::two) return 2;
  if (card == Card::q3_yggdrasil && s.options.yggdrasil3_glory == YggdrasilGlory::ten) return 10;
  return row(card).value;
}
// Bonus of a card as printed (or as an option says); 0 for quests and upgrades.
inline int battle_bonus(const State& s, Card card) {
  return is_card(card) && row(card).kind == Kind::battle ? card_value(s, card) : 0;
}
// What a fulfilled quest pays that clan; Odin's Throne doubles it.
inline int quest_glory(const State& s, Seat seat, Card card) {
  return card_value(s, card) * (has_upgrade(s, seat, Card::odins_throne) ? 2 : 1);
}
// Copies of the card in the deck with the options and clans of this table.
int copies_in_play(const State& s, Card card);
// Whether all quests lie face up: from the moment the last one was turned up until they are judged (B79).
bool quests_open(const State& s);
// Whether the condition of a quest is met now (R43).
bool quest_met(const State& s, Seat seat, Card card);
// How many cards a clan takes from its packet each time, and how often.
inline int picks_per_round(const State& s) { return s.clans == 2 ? 2 : 1; }
inline bool drafted_age(const State& s, int age) { return age > 1 || !is_on(s.options.first_game); }
// Who holds the packet dealt to `origin` in a round, and takes from it.
inline Seat packet_holder(const State& s, Seat origin, int round) {
  return seat_at((index(origin) + round) % s.clans);
}

}  // namespace ravenhall::blood_rage
