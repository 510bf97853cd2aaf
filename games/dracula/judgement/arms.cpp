#include "games/dracula/judgement/arms.hpp"

#include <algorithm>

#include "games/dracula/judgement/weights.hpp"
#include "kernel/sort.hpp"

namespace ravenhall::dracula::judgement {

namespace {

// knife, pistol, rifle, crucifix, garlic, heavenly_host, holy_circle, holy_bullets, garlic_wreath, dogs,
// stake, fast_horses
constexpr EnumArray<Item, double, kItemKinds> kItemWorth{0.95, 0.75, 0.75, 0.6,  0.5,  0.8,
                                                         0.35, 0.5,  0.45, 0.25, 0.35, 0.3};
// A round of combat with this card, once it is certain to be played every other round.
constexpr EnumArray<Item, double, kHunterCardKinds> kBlow{3.0, 2.0, 2.0, 1.0, 0.8, 2.5, 0.0, 0.0,
                                                          0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0};

constexpr EnumArray<HunterEvent, double, kHunterEventKinds> kEventWorth{
    0.1,   // hired_scouts
    0.15,  // newspaper_reports
    0.35,  // chartered_carriage
    0.1,   // local_rumors
    0.1,   // evil_presence
    0.2,   // excellent_weather
    0.35,  // sense_of_emergency
    0.35,  // long_night
    0.45,  // renewed_vigor
    0.1,   // speedy_telegraph
    0.35,  // surprising_return
    0.3,   // blood_transfusion
    0.3,   // good_luck
    0.4,   // forewarned
    0.3,   // escape_route
    0.4,   // planned_ambush
    0.35,  // lucky_find
    0.7,   // heroic_leap
    0.7,   // great_strength
    0.1,   // behind_the_veil
    0.15,  // money_trail
    0.6,   // vampire_lair
    0.35,  // consecrated_ground
    0.2,   // mystic_research
    0.3,   // wax_cylinders
    0.4,   // hypnosis
    0.5,   // lucys_revenge
    0.1,   // jonathan_harker
    0.1,   // rufus_smith
    0.1,   // sister_agatha
};

constexpr EnumArray<DraculaEvent, double, kDraculaEventKinds> kOmenWorth{
    0.35,  // roadblock
    0.25,  // summon_storms
    0.4,   // hidden_schemes
    0.5,   // wild_horses
    0.45,  // devilish_power
    0.5,   // vampiric_influence
    0.5,   // false_tip
    0.7,   // unearthly_swiftness
    0.45,  // sensationalist_press
    0.5,   // enraged
    0.8,   // darkness_returns
    0.6,   // customs_search
    0.6,   // seduction
    0.35,  // nocturnal_visit
    0.6,   // draculas_brides
    0.6,   // great_wolf
    0.6,   // immanuel_hildesheim
};

}  // namespace

double worth_of(Item item) { return kItemWorth[item]; }
double worth_of(HunterEvent event) { return kEventWorth[event]; }
double worth_of(DraculaEvent omen) { return kOmenWorth[omen]; }
double worth_of(Ticket ticket) {
  return kWeights.ticket * (0.4 + 0.2 * row(ticket).white + 0.1 * row(ticket).yellow);
}

namespace {

// The best card in full, each further one a smaller share.
template <class CardBag>
double hand_worth(const CardBag& cards, double next) {
  std::array<double, 12> worth{};
  std::size_t count = 0;
  for (const auto card : cards) {
    if (count < worth.size()) worth[count++] = worth_of(card);
  }
  put_in_order(worth.begin(), worth.begin() + static_cast<std::ptrdiff_t>(count), std::greater<>());
  double sum = 0;
  double share = 1;
  for (std::size_t i = 0; i < count; ++i, share *= next) sum += share * worth[i];
  return sum;
}

}  // namespace

double items_worth(const ItemBag& items) { return hand_worth(items, kWeights.next_item); }
double events_worth(const HunterEventBag& events) { return hand_worth(events, kWeights.next_event); }
double tickets_worth(const TicketBag& tickets) { return hand_worth(tickets, kWeights.next_ticket); }

Arms arms_of(const Hunter& hunter) {
  double best = kBlow[Item::punch];
  double second = 0;
  for (const Item item : hunter.items) {
    const double blow = kBlow[item];
    if (blow > best) {
      second = best;
      best = blow;
    } else {
      second = std::max(second, blow);
    }
  }
  Arms arms{(best + second) / 2, 0};
  const bool firearm = hunter.items.has(Item::pistol) || hunter.items.has(Item::rifle);
  if (firearm && hunter.items.has(Item::holy_bullets)) arms.once += 2.0;
  if (hunter.items.has(Item::garlic_wreath)) arms.once += 1.2;
  if (hunter.events.has(HunterEvent::planned_ambush)) arms.once += 0.8;
  return arms;
}

double threat_of(const Hunter& hunter) {
  constexpr double kWellArmed = 2.5;
  const Arms arms = arms_of(hunter);
  const double armed = std::min((arms.blows + 0.2 * arms.once) / kWellArmed, 1.0);
  return kWeights.unarmed + (1 - kWeights.unarmed) * armed;
}

}  // namespace ravenhall::dracula::judgement
