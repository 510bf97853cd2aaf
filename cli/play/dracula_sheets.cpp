// The sheets of hunters and Dracula, hands, the combat that is going on, and the end.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/dracula_words.hpp"
#include "cli/play/json_read.hpp"
#include "cli/play/words.hpp"

namespace ravenhall::cli::dracula_play {

namespace {

std::string counted(int number, std::string_view one) {
  return fmt::format("{}{}{}{}", number, kTie, one, number == 1 ? "" : "s");
}

// "2 items: Knife, Dogs", of an own hand; else with what is known of it: "2 items (Knife; Dogs or Mina's)".
std::string hand_text(const Json& hand, std::string_view one, int seat) {
  const std::string size = counted(number_at(hand, "size"), one);
  const Json& cards = at(hand, "cards");
  if (cards.is_array()) return cards.empty() ? size : fmt::format("{}: {}", size, names(cards));
  std::vector<std::string> known;
  for (const Json& card : at(hand, "known")) known.push_back(card_name(text_of(card)));
  for (const Json& note : at(hand, "maybe")) {
    std::vector<std::string> others;
    for (const Json& other : at(note, "seats")) {
      if (number_of(other) != seat) others.push_back(seat_text(number_of(other)));
    }
    known.push_back(
        fmt::format("{} here or with {}", card_name(text_at(note, "card")), joined(others, " or ")));
  }
  return known.empty() ? size : fmt::format("{} ({})", size, joined(known, ", "));
}

}  // namespace

std::string DraculaScreen::sheet(const Json& view, const Json& hunter) const {
  const int seat = number_at(hunter, "seat");
  const std::string place = text_at(hunter, "at");
  std::vector<std::string> facts;
  if (!place.empty())
    facts.push_back(flag_at(hunter, "hospital") ? "in the hospital of " + place_name(place)
                                                : place_name(place));
  facts.push_back(fmt::format("damage {} of {}", number_at(hunter, "damage"), number_at(hunter, "health")));
  facts.push_back(
      fmt::format("bites {} of {}", number_at(hunter, "bites"), number_at(hunter, "bite_spaces")));
  if (flag_at(hunter, "defeated")) facts.push_back(style_.paint("defeated", Paint::red));
  if (flag_at(hunter, "delayed")) facts.push_back(style_.paint("delayed", Paint::yellow));
  if (flag_at(hunter, "bats")) facts.push_back(style_.paint("bats", Paint::yellow));
  for (const auto& [key, one] : {std::pair{"items", "item"}, {"events", "event"}, {"tickets", "ticket"}})
    if (number_at(at(hunter, key), "size") > 0) facts.push_back(hand_text(at(hunter, key), one, seat));
  std::vector<std::string> open;
  for (const std::string_view key : {"open_item", "open_event"}) {
    if (const std::string card = text_at(hunter, key); !card.empty()) open.push_back(card_name(card));
  }
  if (!open.empty()) facts.push_back("face up: " + joined(open, ", "));
  std::string text = joined(facts, "; ");
  if (seat == viewer(view)) text += style_.paint(" (you)", Paint::bold);
  return block(player(seat), text);
}

std::string DraculaScreen::count_sheet(const Json& view) const {
  const Json& count = at(view, "dracula");
  std::vector<std::string> facts;
  if (const std::string place = text_at(count, "at"); !place.empty())
    facts.push_back(place_name(place) + (flag_at(count, "revealed") ? ", revealed" : ", unseen"));
  facts.push_back(counted(number_at(at(count, "encounters"), "size"), "encounter"));
  facts.push_back(counted(number_at(at(count, "events"), "size"), "event") + " in hand");
  if (const int rumors = number_at(count, "rumors"); rumors > 0) facts.push_back(counted(rumors, "rumor"));
  if (const int guards = number_at(count, "bodyguards"); guards > 0)
    facts.push_back(fmt::format("{} Szgany Bodyguards kept", guards));
  if (viewer(view) != kCount) {
    std::vector<std::string> seen;
    for (const std::string_view key : {"encounters", "events"}) {
      for (const Json& card : at(at(count, key), "seen")) seen.push_back(card_name(text_of(card)));
    }
    if (!seen.empty()) facts.push_back("shown before: " + joined(seen, ", "));
  }
  const Json& deck = at(view, "event_deck");
  const std::string top = text_at(deck, "top");
  std::string events = fmt::format("{} events", number_at(deck, "size"));
  if (!top.empty()) events += top == "dracula" ? ", Dracula's card on top" : ", a hunter card on top";
  if (const int bottom = number_at(deck, "bottom_hunters"); bottom > 0)
    events += fmt::format(", {} at the bottom", counted(bottom, "hunter card"));
  return block(player(kCount), joined(facts, "; ")) +
         block("Decks",
               fmt::format("{}; {} items, {} encounters, {} tickets", events, number_at(view, "item_deck"),
                           number_at(view, "encounter_deck"), number_at(view, "ticket_pool")));
}

std::string DraculaScreen::sheets(const Json& view) const {
  std::string out;
  for (const Json& hunter : at(view, "hunters")) out += sheet(view, hunter);
  return out;
}

std::string DraculaScreen::card_line(std::string_view key) const {
  const std::string symbols = cancels(key);
  const std::string moment = card_moment(key);
  const std::string note = !symbols.empty() ? "cancels " + symbols : moment;
  return fmt::format("{}{}: {}", style_.paint(card_name(key), Paint::bold),
                     note.empty() ? "" : " (" + note + ")", card_text(key));
}

std::string DraculaScreen::card_list(std::string_view head, const Json& cards) const {
  if (!cards.is_array() || cards.empty()) return "";
  std::string out = style_.paint(head, Paint::bold) + '\n';
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string key = text_of(cards[i]);
    if (i > 0 && text_of(cards[i - 1]) == key) continue;
    const auto copies = std::count(cards.begin(), cards.end(), cards[i]);
    const std::string many = copies > 1 ? fmt::format("{} x ", copies) : "";
    out += "  " + hanging(many + (card_text(key).empty() ? card_name(key) : card_line(key)), width_, "    ") +
           '\n';
  }
  return out;
}

std::string DraculaScreen::hand(const Json& view, const Json& /*open*/) const {
  const int seat = viewer(view);
  std::string out;
  if (seat == kCount) {
    const Json& count = at(view, "dracula");
    out = card_list("Your encounters", at(at(count, "encounters"), "cards")) +
          card_list("Your events", at(at(count, "events"), "cards")) +
          card_list("Your combat cards", at(at(view, "combat"), "hand"));
  } else {
    const Json& hunter = hunter_at(view, seat);
    out = card_list("Your items", at(at(hunter, "items"), "cards")) +
          card_list("Your events", at(at(hunter, "events"), "cards")) +
          card_list("Your tickets", at(at(hunter, "tickets"), "cards"));
  }
  return out.empty() && seat >= 0 ? "Your hand is empty.\n" : out;
}

std::string DraculaScreen::combat(const Json& view) const {
  const Json& now = at(view, "combat");
  if (now.is_null()) return "";
  const std::string vampire = text_at(now, "vampire");
  const std::string foe = vampire.empty() ? seat_text(kCount) : "the " + card_name(vampire);
  std::string out =
      block("Combat", fmt::format("in {} with {} ({} of {} damage), as {}, round {} of {}",
                                  place_name(text_at(now, "place")), foe, number_at(now, "damage"),
                                  number_at(now, "health"), flag_at(now, "night") ? "at night" : "by day",
                                  number_at(now, "round"), number_at(now, "rounds")));
  std::vector<std::string> facts;
  const auto card = [&](const Json& side) {
    if (const std::string key = text_at(side, "card"); !key.empty())
      facts.push_back("card " + card_name(key) + (flag_at(side, "cancelled") ? " (cancelled)" : ""));
    else if (flag_at(side, "chosen"))
      facts.emplace_back("has chosen");
  };
  card(now);
  facts.push_back(counted(number_at(now, "hand_size"), "card") + " in hand");
  if (const Json& used = at(now, "used"); !used.empty()) facts.push_back("played " + names(used));
  if (const int plots = number_at(now, "plots"); plots > 0)
    facts.push_back(fmt::format("{} Plotting face up", plots));
  if (flag_at(now, "enraged")) facts.emplace_back("enraged, no escape");
  out += block("  " + player(kCount), joined(facts, "; "));
  for (const Json& hunter : at(now, "hunters")) {
    facts.clear();
    if (!flag_at(hunter, "fights")) facts.emplace_back("has left the combat");
    if (flag_at(hunter, "engaged")) facts.push_back(style_.paint("engaged", Paint::bold));
    card(hunter);
    if (const std::string laid = text_at(hunter, "laid"); !laid.empty())
      facts.push_back("on the table " + card_name(laid));
    if (flag_at(hunter, "mesmerized")) facts.push_back(style_.paint("mesmerized", Paint::magenta));
    if (flag_at(hunter, "wreath")) facts.emplace_back("Garlic Wreath");
    if (flag_at(hunter, "planned_ambush")) facts.emplace_back("Planned Ambush");
    if (number_at(hunter, "seat") == 1 && flag_at(now, "lucys_revenge")) facts.emplace_back("Lucy's Revenge");
    out += block("  " + player(number_at(hunter, "seat")), facts.empty() ? "-" : joined(facts, "; "));
  }
  return out;
}

// The whole board for a turn; for an answer only the combat, if there is one.
std::string DraculaScreen::situation(const Json& view) {
  constexpr std::array<std::string_view, 7> kBig{"start", "settle", "action", "next",
                                                 "move",  "name",   "ground"};
  const std::vector<std::string> now = parts(view);
  const bool big = std::find(kBig.begin(), kBig.end(), question_kind(view)) != kBig.end();
  std::string out;
  shown_.resize(now.size());
  for (std::size_t i = 0; i < now.size(); ++i) {
    if ((!big && i + 1 < now.size()) || now[i] == shown_[i]) continue;
    shown_[i] = now[i];
    out += now[i];
  }
  if (question_kind(view) == "settle") out += hand(view, nothing());
  return out.empty() ? "" : "\n" + out;
}

std::string DraculaScreen::result(const Json& view, const Outcome& /*outcome*/) const {
  const std::string side = text_at(view, "side");
  const int influence = number_at(view, "influence");
  const Json& count = at(view, "dracula");
  const std::string head = side == "dracula"   ? "The victory is Dracula's."
                           : side == "hunters" ? "The victory is the hunters'."
                                               : "Nobody has won.";
  return wrapped(
      fmt::format("{} Influence {} of {}, Dracula has {} of {} damage, in round {}.",
                  style_.paint(head, Paint::bold), influence, ravenhall::dracula::kInfluenceToWin,
                  number_at(count, "damage"), number_at(count, "health"), number_at(view, "round") + 1),
      width_, "");
}

}  // namespace ravenhall::cli::dracula_play
