#include "games/raiders/steps.hpp"

#include "games/raiders/rules/hall.hpp"

namespace ravenhall::raiders {

namespace {

// What must hold when a step waits. `below` is what it stands on.

bool is_on_top(const State& s, const Frame& f) { return &f == &s.agenda.top(); }

bool before_play(const State& s, const Frame& /*f*/, const Frame* /*below*/) { return s.phase < Phase::play; }
bool in_setup(const State& s, const Frame& /*f*/, const Frame* /*below*/) { return s.phase == Phase::setup; }
bool active_plays(const State& s, const Frame& f, const Frame* /*below*/) {
  return s.phase == Phase::play && f.seat == s.active;
}
// Something the active player does in the village, with this turn's worker placed.
bool at_work(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.placed != Building::none;
}

// SU-3 to SU-7: spaces are laid, then squares filled from left to right, then cards dealt around.
bool squares_filled(const State& s, int count) {
  for (const Square square : values<Square>(count)) {
    if (s.squares[square] == Tile::none) return false;
  }
  return true;
}
bool dealt_around(const State& s) {
  for (const Seat seat : seats(s)) {
    if (s.player[seat].hand_size != (s.dealt - index(seat) + s.players - 1) / s.players) return false;
  }
  return true;
}
bool fits_lay(const State& s, const Frame& f, const Frame* below) {
  return s.phase == Phase::setup && below->a == 0 && f.a == s.left.size() && s.left.size() < kSpaces;
}
bool fits_deal(const State& s, const Frame& f, const Frame* /*below*/) {
  if (!dealt_around(s)) return false;
  if (!is_on_top(s, f)) return s.dealt == 0;
  return s.dealt < kDealt * s.players && s.left.size() == kSpaces && squares_filled(s, kSquares);
}
bool fits_keep(const State& s, const Frame& /*f*/, const Frame* /*below*/) {
  if (s.phase != Phase::keep || s.pending.empty()) return false;
  for (const Seat seat : seats(s)) {
    const Player& player = s.player[seat];
    if (player.hand_size != kDealt || player.picked_size != (s.pending.has(seat) ? 0 : kKept)) return false;
  }
  return true;
}
bool fits_first(const State& s, const Frame& f, const Frame* /*below*/) {
  return s.phase == Phase::first_player && s.to_roll.has(f.seat);
}

// E27: several squares are filled one after another, from left to right.
bool fits_refill(const State& s, const Frame& f, const Frame* below) {
  if (s.placed == Building::none || s.squares[f.a] != Tile::none) return false;
  return below->step != Step::refill || f.a < below->a;
}
bool fits_tile(const State& s, const Frame& f, const Frame* below) {
  if (s.stack.empty() || s.squares[f.a] != Tile::none) return false;
  if (s.phase == Phase::play) return below->step != Step::nature_tile && fits_refill(s, f, below);
  if (f.a + 1 != (below->step == Step::nature_deal ? kSquares : int{below->a})) return false;
  return !is_on_top(s, f) || (s.left.size() == kSpaces && squares_filled(s, f.a));
}

bool fits_turn(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.placed == Building::none && s.used.empty();
}
bool fits_limit(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.player[f.seat].hand_size > kMostCards;
}
bool fits_put_aside(const State& s, const Frame& /*f*/, const Frame* /*below*/) {
  return s.placed != Building::none && s.aside != Card::none;
}
bool fits_take(const State& s, const Frame& f, const Frame* below) {
  return at_work(s, f, below) && s.village[s.placed] != Colour::none;
}

// The village.
bool fits_visit(const State& s, const Frame& f, const Frame* below) {
  return at_work(s, f, below) && f.a != Building::barracks && f.a != Building::long_house;
}
bool fits_treasury(const State& s, const Frame& f, const Frame* below) {
  const int most = f.a == Resource::gold ? kTreasuryGoldCards : f.a == Resource::silver ? 1 : 0;
  return at_work(s, f, below) && f.b >= 1 && f.b <= most && f.b <= s.player[f.seat].hand_size;
}
bool fits_long_house(const State& s, const Frame& f, const Frame* below) {
  return at_work(s, f, below) && f.a >= 1;
}
bool fits_draw(const State& s, const Frame& f, const Frame* below) {
  return at_work(s, f, below) && f.a >= 1 && s.deck_size > 0;
}

// The Town Hall.
bool fits_spare(const State& s, const Frame& f, const Frame* below) {
  return at_work(s, f, below) && open_tiles(s).has(f.a) && short_of(s.player[f.seat], f.a) <= 1;
}
bool fits_target(const State& s, const Frame& f, const Frame* below) {
  const Card card = f.a;
  const bool names_one = card == Card::berserker || card == Card::warlord || card == Card::warmonger ||
                         (card == Card::scout && preprod(s));
  return at_work(s, f, below) && names_one;
}
bool fits_amount(const State& s, const Frame& f, const Frame* below) {
  if (!at_work(s, f, below)) return false;
  const Card card = f.a;
  if (card == Card::gatekeeper) return preprod(s) && f.b == kGatekeeperCards && f.c == 0;
  const Seat victim = f.c;
  return (card == Card::warlord || card == Card::warmonger) && f.b >= 1 && f.b <= most_booty(s, card) &&
         index(victim) < s.players && victim != f.seat && s.player[victim].tokens[booty_of(card)] >= f.b;
}
bool fits_enlist(const State& s, const Frame& f, const Frame* below) {
  return at_work(s, f, below) && s.player[f.seat].hand.has(f.a);
}
// E8, E41: of those who exchange cards, whoever is not asked any more has chosen all.
bool fits_give(const State& s, const Frame& f, const Frame* below) {
  const Seat partner = f.a;
  if (!at_work(s, f, below) || index(partner) >= s.players || partner == f.seat) return false;
  const PlayerSet both{f.seat, partner};
  if (s.pending.empty() || !both.has_all(s.pending)) return false;
  for (const Seat seat : seats(s)) {
    const int number = both.has(seat) ? gives(s, seat, f.b) : 0;
    const int picked = s.player[seat].picked_size;
    if (both.has(seat) && number == 0) return false;
    if (s.pending.has(seat) ? picked >= number : picked != number) return false;
  }
  return true;
}
// E9, E41: of those who choose what to hand over, whoever is not asked any more has chosen.
bool fits_toll(const State& s, const Frame& f, const Frame* below) {
  if (!at_work(s, f, below) || s.pending.empty()) return false;
  for (const Seat seat : seats(s)) {
    const bool chooses = seat != f.seat && chooses_toll(s, seat);
    const bool asked = s.pending.has(seat);
    const bool chosen = s.player[seat].toll != Resource::none;
    if ((asked && !chooses) || chosen != (chooses && !asked)) return false;
  }
  return true;
}

// The raid.
bool fits_raid(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.raid.where != Settlement::none && s.placed == Building::none;
}
bool not_scored(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && !s.raid.scored && row(s.raid.where).dice > 0;
}
bool fits_roll(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && !s.raid.rolled;
}
bool fits_reroll(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.raid.rolled && f.a >= 1 && f.a <= row(s.raid.where).dice;
}
bool may_reroll(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.raid.rolled && s.raid.rerolls > 0;
}
bool fits_set(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.raid.scored && s.raid.chosen == 0;
}
bool plundered(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat == s.active && s.raid.chosen > 0;
}
bool fits_sacrifice(const State& s, const Frame& f, const Frame* below) {
  return plundered(s, f, below) && s.raid.valkyries > 0 && !s.player[f.seat].crew.empty();
}
bool fits_loss(const State& s, const Frame& f, const Frame* /*below*/) {
  return f.seat != s.active && f.a == s.active;
}

constexpr StepOperand kNothing{};
constexpr auto kHow = flags_of<How>();
constexpr auto kAboutCard = one_of<Card>("card");
constexpr auto kWorkerColour = one_of<Colour, 3>("worker");
constexpr auto kSquareNumber = number_of("square", kSquares - 1);
constexpr StepOperand seat_of(std::string_view name) { return number_of(name, kMaxPlayers - 1); }
// The old Gatekeeper robs nobody.
constexpr StepOperand kVictim = [] {
  StepOperand victim = seat_of("victim");
  victim.means = [](Operand card) { return card != Card::gatekeeper; };
  return victim;
}();

using On = StandsOn<Step>;
constexpr On kNever;
constexpr On kBottom{{}, true};
// Before or after a worker is taken, or while a card played at the Town Hall is not put away yet.
constexpr On kWork{Step::end_turn, Step::take, Step::put_aside};

}  // namespace

constexpr auto kNobodys = Whose::nobodys;
constexpr auto kSomebodys = Whose::somebodys;

// clang-format off
constexpr std::array<StepRow<State>, kCountOf<Step>> kSteps{{
    {Step::keep_cards,     kNobodys,   {Step::roll_for_first}, {}, in_setup},
    {Step::roll_for_first, kNobodys,   kBottom, {}, before_play},
    {Step::turn,           kSomebodys, kNever},
    {Step::visit,          kSomebodys, kNever},
    {Step::long_house,     kSomebodys, kWork, {number_of("left", kMostCrew), kNothing, kHow}, fits_long_house},
    {Step::take,           kSomebodys, {Step::end_turn}, {}, fits_take},
    {Step::effect,         kSomebodys, kNever},
    {Step::put_aside,      kNobodys,   {Step::end_turn, Step::take}, {}, fits_put_aside},
    {Step::draw,           kSomebodys, kNever},
    {Step::refill,         kNobodys,   {Step::end_turn, Step::take, Step::put_aside, Step::refill}, {kSquareNumber}, fits_refill},
    {Step::offer_reroll,   kSomebodys, {Step::score_raid}, {}, active_plays},
    {Step::score_raid,     kSomebodys, {Step::choose_set}, {}, active_plays},
    {Step::choose_set,     kSomebodys, {Step::raid_over}, {}, not_scored},
    {Step::valkyrie,       kSomebodys, {Step::raid_over}, {}, plundered},
    {Step::raid_over,      kSomebodys, {Step::end_turn}, {}, fits_raid},
    {Step::end_turn,       kSomebodys, {Step::next_turn}, {}, active_plays},
    {Step::next_turn,      kSomebodys, kBottom, {}, active_plays},

    {Step::nature_lay,     kNobodys,   {Step::nature_tile}, {number_of("laid", kSpaces - 1)}, fits_lay},
    {Step::nature_tile,    kNobodys,   {Step::nature_deal, Step::nature_tile, Step::end_turn, Step::take, Step::put_aside, Step::long_house, Step::refill}, {kSquareNumber}, fits_tile},
    {Step::nature_deal,    kNobodys,   {Step::keep_cards}, {}, fits_deal},
    {Step::nature_first,   kSomebodys, {Step::roll_for_first}, {}, fits_first},
    {Step::nature_draw,    kSomebodys, kWork, {number_of("cards", kMostCards)}, fits_draw},
    {Step::nature_roll,    kSomebodys, {Step::offer_reroll}, {}, fits_roll},
    {Step::nature_reroll,  kSomebodys, {Step::offer_reroll}, {number_of("die", 2)}, fits_reroll},

    {Step::ask_keep,       kNobodys,   {Step::roll_for_first}, {}, fits_keep},
    {Step::ask_turn,       kSomebodys, {Step::end_turn}, {}, fits_turn},
    {Step::ask_take,       kSomebodys, {Step::end_turn}, {}, fits_take},
    {Step::ask_visit,      kSomebodys, kWork, {one_of<Building, kBuildings>("building"), kWorkerColour, kHow}, fits_visit},
    {Step::ask_treasury,   kSomebodys, kWork, {one_of<Resource>("resource"), number_of("left", kTreasuryGoldCards)}, fits_treasury},
    {Step::ask_hire,       kSomebodys, kWork, {one_of<HireAt>("at"), number_of("dismissed", 1), kHow}, at_work},
    {Step::ask_long_house, kSomebodys, kWork, {number_of("left", 1 + kMostCrew), kNothing, kHow}, fits_long_house},
    {Step::ask_offer,      kSomebodys, kWork, {}, at_work},
    {Step::ask_spare,      kSomebodys, kWork, {one_of<Tile>("tile")}, fits_spare},
    {Step::ask_copy,       kSomebodys, kWork, {kNothing, kWorkerColour}, at_work},
    {Step::ask_swap,       kSomebodys, kWork, {}, at_work},
    {Step::ask_steal,      kSomebodys, kWork, {}, at_work},
    {Step::ask_target,     kSomebodys, kWork, {kAboutCard}, fits_target},
    {Step::ask_amount,     kSomebodys, kWork, {kAboutCard, number_of("most", kGatekeeperCards), kVictim}, fits_amount},
    {Step::ask_dismiss,    kSomebodys, kWork, {}, at_work},
    {Step::ask_plunder,    kSomebodys, kWork, {}, at_work},
    {Step::ask_recall,     kSomebodys, kWork, {}, at_work},
    {Step::ask_enlist,     kSomebodys, kWork, {kAboutCard}, fits_enlist},
    {Step::ask_exchange,   kSomebodys, kWork, {}, at_work},
    {Step::ask_give,       kSomebodys, kWork, {seat_of("with"), number_of("cards")}, fits_give},
    {Step::ask_toll,       kSomebodys, kWork, {}, fits_toll},
    {Step::ask_reroll,     kSomebodys, {Step::score_raid}, {}, may_reroll},
    {Step::ask_set,        kSomebodys, {Step::raid_over}, {}, fits_set},
    {Step::ask_sacrifice,  kSomebodys, {Step::raid_over}, {}, fits_sacrifice},
    {Step::ask_avenge,     kSomebodys, {Step::valkyrie}, {}, active_plays},
    {Step::ask_loss,       kSomebodys, {Step::valkyrie}, {seat_of("by")}, fits_loss},
    {Step::ask_limit,      kSomebodys, {Step::next_turn}, {}, fits_limit},
}};
// clang-format on
static_assert(in_order(kSteps));

}  // namespace ravenhall::raiders
