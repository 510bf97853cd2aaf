// The sheets of hunters and Dracula, hands, the combat that is going on, and the end.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/json_read.hpp"
#include "cli/words/letters.hpp"

namespace ravenhall::cli::dracula_play {

// "Items 2: Knife, Dogs", of an own hand; else with what is known of it: "Items 2 (Knife; Dogs: here or with
// Mina)".
std::string DraculaScreen::hand_text(const Json& view, const Json& hand, std::string_view head,
                                     int seat) const {
  const std::string size = fmt::format("{}{}{}", say(key(head)), kTie, number_at(hand, "size"));
  const Json& held = at(hand, "cards");
  if (held.is_array()) return held.empty() ? size : fmt::format("{}: {}", size, card_names(held));
  std::vector<std::string> known;
  for (const Json& card : at(hand, "known")) known.push_back(card_name(text_of(card)));
  for (const Json& note : at(hand, "maybe")) {
    Names others;
    for (const Json& other : at(note, "seats")) {
      if (number_of(other) != seat) others.push_back(this->seat(view, number_of(other)));
    }
    known.push_back(say(key("sheet-maybe"), {{"card", card(text_at(note, "card"))}, {"hunters", others}}));
  }
  return known.empty() ? size : fmt::format("{} ({})", size, joined(known, "; "));
}

std::string DraculaScreen::sheet(const Json& view, const Json& hunter) const {
  const int seat = number_at(hunter, "seat");
  const std::string place = text_at(hunter, "at");
  std::vector<std::string> facts;
  if (!place.empty())
    facts.push_back(flag_at(hunter, "hospital")
                        ? say(key("sheet-hospital"), {{"place", name("place", place)}})
                        : called("place", place));
  facts.push_back(say(key("scene-health"),
                      {{"damage", number_at(hunter, "damage")}, {"health", number_at(hunter, "health")}}));
  if (const int bites = number_at(hunter, "bites"); bites > 0)
    facts.push_back(say(key("number-bites"), {{"n", bites}}));
  if (flag_at(hunter, "defeated")) facts.push_back(style_.paint(say(key("status-defeated")), Paint::red));
  if (flag_at(hunter, "delayed")) facts.push_back(style_.paint(say(key("status-delayed")), Paint::yellow));
  if (flag_at(hunter, "bats")) facts.push_back(style_.paint(called("token", "bats"), Paint::yellow));
  for (const std::string pile : {"items", "events", "tickets"}) {
    if (number_at(at(hunter, pile), "size") > 0)
      facts.push_back(hand_text(view, at(hunter, pile), "sheet-" + pile, seat));
  }
  std::vector<std::string> open;
  for (const std::string_view key : {"open_item", "open_event"}) {
    if (const std::string card = text_at(hunter, key); !card.empty()) open.push_back(card_name(card));
  }
  if (!open.empty()) facts.push_back(say(key("sheet-open")) + ": " + joined(open, ", "));
  std::string text = joined(facts, "; ");
  if (seat == viewer(view)) text += style_.paint(" (" + say("table-you") + ")", Paint::bold);
  return block(player(seat), text);
}

std::string DraculaScreen::count_sheet(const Json& view) const {
  const Json& count = at(view, "dracula");
  std::vector<std::string> facts;
  if (const std::string place = text_at(count, "at"); !place.empty())
    facts.push_back(called("place", place) +
                    (flag_at(count, "revealed") ? "" : " (" + lower(say(key("sheet-unseen"))) + ")"));
  for (const std::string pile : {"encounters", "events"})
    facts.push_back(
        fmt::format("{}{}{}", say(key("sheet-" + pile)), kTie, number_at(at(count, pile), "size")));
  if (const int rumors = number_at(count, "rumors"); rumors > 0)
    facts.push_back(say(key("number-rumors"), {{"n", rumors}}));
  if (const int guards = number_at(count, "bodyguards"); guards > 0)
    facts.push_back(say(key("sheet-guards"), {{"n", guards}}));
  if (viewer(view) != kCount) {
    std::vector<std::string> seen;
    for (const std::string_view key : {"encounters", "events"}) {
      for (const Json& card : at(at(count, key), "seen")) seen.push_back(card_name(text_of(card)));
    }
    if (!seen.empty()) facts.push_back(say(own("shown-before"), {{"cards", joined(seen, ", ")}}));
  }
  const Json& deck = at(view, "event_deck");
  const auto pile = [&](std::string_view what, int size) { return say(key(what), {{"n", size}}); };
  std::vector<std::string> decks{pile("deck-event", number_at(deck, "size"))};
  if (const std::string top = text_at(deck, "top"); !top.empty())
    decks.push_back(say(key("deck-event-top"), {{"back", name("back", top)}}));
  if (const int bottom = number_at(deck, "bottom_hunters"); bottom > 0)
    decks.push_back(pile("deck-event-bottom", bottom));
  decks.push_back(pile("deck-item", number_at(view, "item_deck")));
  decks.push_back(pile("deck-encounter", number_at(view, "encounter_deck")));
  decks.push_back(pile("deck-ticket", number_at(view, "ticket_pool")));
  return block(player(kCount), joined(facts, "; ")) + block(say(own("decks")), joined(decks, "; "));
}

std::string DraculaScreen::sheets(const Json& view) const {
  std::string out;
  for (const Json& hunter : at(view, "hunters")) out += sheet(view, hunter);
  return out;
}

std::string DraculaScreen::card_list(const std::string& head, const Json& cards) const {
  if (!cards.is_array() || cards.empty()) return "";
  std::string out = style_.paint(head, Paint::bold) + '\n';
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const std::string key = text_of(cards[i]);
    if (i > 0 && text_of(cards[i - 1]) == key) continue;
    const auto copies = std::count(cards.begin(), cards.end(), cards[i]);
    const std::string many = copies > 1 ? fmt::format("{} {} ", copies, style_.plain ? "x" : "×") : "";
    out += "  " + hanging(many + card_line(key), width_, "    ") + '\n';
  }
  return out;
}

std::string DraculaScreen::hand(const Json& view, const Json& /*open*/) const {
  const int seat = viewer(view);
  std::string out;
  if (seat == kCount) {
    const Json& count = at(view, "dracula");
    out = card_list(say(key("own-dracula")), at(at(count, "encounters"), "cards")) +
          card_list(say(own("your-events")), at(at(count, "events"), "cards")) +
          card_list(say(own("your-combat-cards")), at(at(view, "combat"), "hand"));
  } else {
    const Json& hunter = hunter_at(view, seat);
    out = card_list(say(own("your-items")), at(at(hunter, "items"), "cards")) +
          card_list(say(own("your-events")), at(at(hunter, "events"), "cards")) +
          card_list(say(own("your-tickets")), at(at(hunter, "tickets"), "cards"));
  }
  return out.empty() && seat >= 0 ? say("hand-empty") + "\n" : out;
}

std::string DraculaScreen::combat(const Json& view) const {
  const Json& now = at(view, "combat");
  if (now.is_null()) return "";
  const std::string vampire = text_at(now, "vampire");
  const std::string foe = vampire.empty() ? called("role", "dracula") : card_name(vampire);
  const std::string head = key(flag_at(now, "night") ? "scene-combat-night" : "scene-combat-day");
  const std::string health =
      say(key("scene-health"), {{"damage", number_at(now, "damage")}, {"health", number_at(now, "health")}});
  std::string out =
      hanging(
          fmt::format("{}; {} ({}); {}",
                      style_.paint(say(head, {{"place", name("place", text_at(now, "place"))}}), Paint::bold),
                      foe, health,
                      say(key("scene-round"),
                          {{"round", number_at(now, "round")}, {"rounds", number_at(now, "rounds")}})),
          width_, "  ") +
      '\n';
  std::vector<std::string> facts;
  const auto card = [&](const Json& side) {
    if (const std::string id = text_at(side, "card"); !id.empty())
      facts.push_back(card_name(id) +
                      (flag_at(side, "cancelled") ? " (" + say(key("scene-cancelled")) + ")" : ""));
    else if (flag_at(side, "chosen"))
      facts.push_back(say(key("status-chosen")));
  };
  card(now);
  facts.push_back(say(key("scene-foe-hand"), {{"n", number_at(now, "hand_size")}}));
  if (const Json& used = at(now, "used"); !used.empty())
    facts.push_back(say(key("scene-played")) + " " + card_names(used));
  if (const int plots = number_at(now, "plots"); plots > 0)
    facts.push_back(say(key("scene-plots"), {{"n", plots}}));
  if (flag_at(now, "enraged")) facts.push_back(say(key("scene-no-escape")));
  out += block("  " + player(kCount), joined(facts, "; "));
  for (const Json& hunter : at(now, "hunters")) {
    facts.clear();
    if (!flag_at(hunter, "fights")) facts.push_back(say(key("scene-left")));
    if (flag_at(hunter, "engaged")) facts.push_back(style_.paint(say(key("scene-engaged")), Paint::bold));
    card(hunter);
    if (const std::string laid = text_at(hunter, "laid"); !laid.empty())
      facts.push_back(say(key("scene-laid"), {{"item", this->card(laid)}}));
    if (flag_at(hunter, "mesmerized"))
      facts.push_back(style_.paint(say(key("scene-mesmerized")), Paint::magenta));
    if (flag_at(hunter, "wreath")) facts.push_back(card_name("garlic_wreath"));
    if (flag_at(hunter, "planned_ambush")) facts.push_back(card_name("planned_ambush"));
    if (number_at(hunter, "seat") == 1 && flag_at(now, "lucys_revenge"))
      facts.push_back(card_name("lucys_revenge"));
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
  const Json& count = at(view, "dracula");
  const std::string head = side == "dracula" || side == "hunters" ? say(key("side-" + side + "-wins"))
                                                                  : called("winner", "nobody");
  const std::vector<std::string> facts{
      say(key("influence"), {{"n", number_at(view, "influence")},
                             {"of", static_cast<int>(ravenhall::dracula::kInfluenceToWin)}}),
      say(key("end-damage"), {{"n", number_at(count, "damage")}, {"of", number_at(count, "health")}}),
      say(own("round"), {{"n", number_at(view, "round") + 1}})};
  return wrapped(fmt::format("{}. {}.", style_.paint(capital(head), Paint::bold), joined(facts, "; ")),
                 width_, "");
}

}  // namespace ravenhall::cli::dracula_play
