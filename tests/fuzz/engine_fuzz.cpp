// Whatever lines the engine of any game is sent, each is answered with JSON, and a refused one changes
// nothing. The first line names the game.
#include "cli/engine.hpp"
#include "games/registry.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace ravenhall;
using namespace ravenhall::fuzz;

namespace {

// The same request without what would make the answer slow, or another one each time.
std::string tamed(const std::string& line) {
  auto request = parse_json(line, cli::kMaxLine);
  if (!request || !request->is_object()) return line;
  const std::string what = JsonReader(*request, "request").text("do");
  if (what == "go" && request->contains("ms")) (*request)["ms"] = 1;
  const std::string agent = what == "go" ? JsonReader(*request, "request").text("agent") : std::string();
  if (agent.starts_with("level") || agent.starts_with("search:")) (*request)["agent"] = "search:50";
  if ((what == "new" || what == "load") && !request->contains("seed")) (*request)["seed"] = "a secret";
  return dump(*request);
}

Json answer_of(cli::Engine& engine, const std::string& line) {
  const auto answer = parse_json(engine.handle(line), std::size_t{16} << 20U);
  require(answer && answer->is_object(), "no answer", line);
  require(answer->contains("id") && answer->contains("ok"), "an answer without id or ok", line);
  const bool fine = (*answer)["ok"] == true;
  require(fine || (answer->contains("error") && (*answer)["error"]["code"] != "internal"),
          "refused without a reason", dump(*answer));
  return *answer;
}

// A suggestion is one of the choices.
void require_legal(cli::Engine& engine, const std::string& line, const Json& suggestion) {
  const Json request = *parse_json(line, cli::kMaxLine);
  Json question = Json::object();
  question["do"] = "legal";
  question["seat"] = request["seat"];
  const Json legal = answer_of(engine, dump(question));
  const Json& actions = legal["actions"];
  require(std::find(actions.begin(), actions.end(), suggestion["action"]) != actions.end(),
          "the computer suggests what is not legal", dump(suggestion));
}

std::string changed_conversation(const std::string& text, Rng& rng) {
  Lines lines = lines_of(text);
  for (int changes = 1 + rng.below(3); changes > 0 && !lines.empty(); --changes) {
    if (rng.below(3) == 0) {
      change_lines(lines, rng);
    } else {
      std::string& line = lines[rng.below(lines.size())];
      line = changed_json(line, rng);
    }
  }
  return text_of(lines);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kMostLines = 40;
  Lines lines = lines_of(text_of(data, size));
  if (lines.empty()) return 0;
  const GameEntry* game = find_game(lines[0]);
  if (game == nullptr) game = &all_games()[size % all_games().size()];
  if (lines.size() > kMostLines) lines.resize(kMostLines);
  cli::Engine engine(*game);
  const std::string hash = R"({"do":"hash"})";
  Json before = answer_of(engine, hash);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string line = tamed(lines[i]);
    const Json answer = answer_of(engine, line);
    Json after = answer_of(engine, hash);
    require(answer["ok"] == true || after == before, "a refused line changes the match", line);
    if (answer.contains("alternatives")) require_legal(engine, line, answer);
    before = std::move(after);
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
  return mutate(data, size, max_size, seed, changed_conversation);
}
