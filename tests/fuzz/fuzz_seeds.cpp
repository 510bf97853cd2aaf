// fuzz_seeds FOLDER [SEED]: what the fuzzers begin with, a file each in a folder each, from random games of
// every game with varied rules. From nothing they would need hours to make one up.
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "agents/playout.hpp"
#include "games/registry.hpp"
#include "kernel/record.hpp"

namespace {

using namespace ravenhall;

constexpr std::uint64_t kGames = 4;      // of each game
constexpr int kMoments = 3;              // that are kept of each
constexpr std::size_t kMostLines = 100;  // of a record; replaying takes long here
constexpr int kQuestions = 4;            // to the engine about each

Json request(const char* what, const std::optional<Seat>& seat = {}) {
  Json json = Json::object();
  json["do"] = what;
  if (seat) json["seat"] = seat_json(*seat);
  return json;
}

class Seeds {
 public:
  explicit Seeds(std::filesystem::path folder) : folder_(std::move(folder)) {
    for (const char* fuzzer : {"position_fuzz", "record_fuzz", "engine_fuzz"}) {
      std::filesystem::create_directories(folder_ / fuzzer);
    }
  }

  void play(const GameEntry& game, std::uint64_t number, std::uint64_t seed) {
    Rng rng(mix64(seed) + number);
    const Setup setup = varied_setup(game.info(), rng.next(), rng);
    auto match = game.create(setup, std::to_string(seed));
    int decisions = 0;
    for (int moment = 0; moment < kMoments; ++moment) {
      int until = decisions + 4 + rng.below(60);
      if (moment + 1 == kMoments && number == 0) until = std::numeric_limits<int>::max();  // to the end
      for (; decisions < until && !match->over(); ++decisions) step(*match, rng);
      keep(game, *match, rng);
    }
  }

 private:
  static void step(Match& match, Rng& rng) {
    SeatSet to_act = match.to_act();
    if (to_act.has(kNature)) {
      (void)match.advance();
      return;
    }
    for (int skip = rng.below(to_act.size()); skip > 0; --skip) to_act.remove(to_act.first());
    const auto legal = match.legal(to_act.first());
    (void)match.apply(to_act.first(), legal[rng.below(legal.size())]);
  }

  void keep(const GameEntry& game, const Match& match, Rng& rng) {
    const std::string name = std::string(game.info().id) + "-" + std::to_string(++count_);
    write("position_fuzz/" + name, dump(match.save()));
    write("engine_fuzz/" + name, conversation(game, match, rng));
    Record record = match.record(rng.below(2) == 0);
    const bool long_one = record.lines.size() > kMostLines;
    if (long_one) record.lines.resize(kMostLines);
    if (long_one || rng.below(2) == 0) {  // so that what is changed need not end in the same place
      record.result.clear();
      record.hash.clear();
    }
    write("record_fuzz/" + name, write_record(record));
  }

  // The position loaded, sometimes after a match was set up, and some questions about it.
  static std::string conversation(const GameEntry& game, const Match& match, Rng& rng) {
    std::string text = std::string(game.info().id) + "\n";
    const auto say = [&](const Json& line) { text += dump(line) + "\n"; };
    if (rng.below(4) == 0) {
      Json begin = request("new");
      begin["seats"] = match.seats();
      begin["seed"] = rng.below(1000);
      for (const auto& [name, value] : option_choices(game.info(), match.setup())) {
        begin["options"][name] = value;
      }
      say(begin);
      say(request("advance"));
    }
    Json load = request("load");
    load["position"] = match.save();
    say(load);
    if (match.over()) return text;
    const Seat seat = match.to_act().first();
    const auto legal = match.legal(seat);
    Json apply = request("apply", seat);
    apply["action"] = legal[rng.below(legal.size())];
    Json why = apply;
    why["do"] = "why";
    Json touched = request("why", seat);
    const auto kinds = game.notation().kinds;
    const OperandKind& kind = kinds[rng.below(kinds.size())];
    const std::string value(kind.values.empty() ? "1" : kind.values[rng.below(kind.values.size())]);
    touched["touches"] = Json::array({Json::array({std::string(kind.name), value})});
    Json record = request("record");
    record["with_seed"] = true;
    Json go = request("go", seat);
    go["agent"] = rng.below(2) == 0 ? "greedy" : "random";
    go["ms"] = 1;
    const std::array questions{request("turn"),
                               request("legal", seat),
                               go,
                               why,
                               touched,
                               request("observe", seat),
                               apply,
                               request("undo", seat),
                               record,
                               request("advance"),
                               request("save"),
                               request("info")};
    for (int i = 0; i < kQuestions; ++i) say(questions[rng.below(questions.size())]);
    return text;
  }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  std::filesystem::path folder_;
  int count_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2 || argc > 3) {
    std::fputs("usage: fuzz_seeds FOLDER [SEED]\n", stderr);
    return 2;
  }
  Seeds seeds(argv[1]);
  for (const GameEntry& game : all_games()) {
    for (std::uint64_t i = 0; i < kGames; ++i) seeds.play(game, i, argc > 2 ? std::stoull(argv[2]) : 1);
  }
}
