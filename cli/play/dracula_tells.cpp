// What the engine tells of an action, as one line behind it. Keys only; the words are in
// web/locales/*/dracula.ftl.
#include <array>

#include "cli/play/dracula_screen.hpp"
#include "cli/play/json_read.hpp"

namespace ravenhall::cli::dracula_play {

// "2 damage", "influence +3", "certain defeat" …
Names DraculaScreen::told_plainly(const Json& tells) const {
  Names told;
  for (const std::string_view key : {"damage", "heals", "items", "tickets", "encounters", "hits"}) {
    if (const int n = number_at(tells, key); n != 0) told.push_back(counted("tell", key, n));
  }
  if (const int influence = number_at(tells, "influence"); influence != 0)
    told.push_back(counted("tell", influence > 0 ? "influence" : "influence_falls", influence));
  for (const std::string_view key : {"deadly", "wins", "delays", "defeats", "fails"}) {
    if (flag_at(tells, key))
      told.push_back(painted(name("tell", key), key == "deadly" ? Paint::red : Paint::dim));
  }
  if (!at(tells, "lair").is_null()) told.push_back(name("tell", "lair"));
  // Against a card that lies open.
  if (number_at(tells, "of") == 1)
    told.push_back(name("tell", number_at(tells, "cancels") > 0 ? "cancels" : "cancels_not"));
  return told;
}

std::string DraculaScreen::told_text(const Json& view, std::string_view action) const {
  constexpr std::size_t kMostPlaces = 4;  // as many as a line has room for
  const Json& tells = told(meaning(std::string(action)));
  if (action.starts_with("heal ")) return "";  // its sentence says it
  const Names what = told_plainly(tells);
  const std::string more = what.empty() ? "" : "-more";
  if (const std::string event = text_at(tells, "event"); !event.empty()) {
    const std::string only = what.empty() ? "-only" : "";
    const int hunter = number_at(at(tells, "odds"), "hunter");
    const int dracula = number_at(at(tells, "odds"), "dracula");
    if (event == "bottom")
      return say(key("does-bottom" + only), {{"what", what}, {"hunter", hunter}, {"dracula", dracula}});
    return say(key((hunter > 0 ? "does-top-hunter" : "does-top-dracula") + only), {{"what", what}});
  }
  if (const int of = number_at(tells, "of"); of > 1)
    return say(key(what.empty() ? "does-cancels" : "does-cancels-hits"),
               {{"cancels", number_at(tells, "cancels")}, {"of", of}, {"what", what}});
  if (const Json& met = at(tells, "meets"); !met.empty()) {
    Names hunters;
    for (const Json& each : met) hunters.push_back(seat(view, number_of(each)));
    return say(key("does-meets" + more), {{"hunters", hunters}, {"what", what}});
  }
  if (const Json& reach = at(tells, "reach"); !reach.empty()) {
    Names places;
    for (std::size_t i = 0; i < reach.size() && i < kMostPlaces; ++i)
      places.push_back(name("place", text_of(reach[i])));
    const std::string cost = what.empty() ? "" : "-cost";
    const std::string rest = reach.size() > kMostPlaces ? "-more" : "";
    return say(key("does-reach" + cost + rest), {{"places", places}, {"what", what}});
  }
  if (const Json& spent = at(tells, "spends"); !spent.empty())
    return say(key("does-spends" + more), {{"cards", cards(spent)}, {"what", what}});
  return what.empty() ? "" : say(key("does"), {{"what", what}});
}

}  // namespace ravenhall::cli::dracula_play
