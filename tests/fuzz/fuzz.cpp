#include "tests/fuzz/fuzz.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <utility>

namespace ravenhall::fuzz {

namespace {

void collect(Json& node, std::vector<Json*>& nodes) {
  nodes.push_back(&node);
  if (!node.is_structured()) return;
  for (Json& child : node) collect(child, nodes);
}

template <class Item>
Item& any_of(std::vector<Item>& items, Rng& rng) {
  return items[rng.below(items.size())];
}

template <class Wanted>
std::vector<Json*> those(const std::vector<Json*>& nodes, Wanted&& wanted) {
  std::vector<Json*> found;
  std::copy_if(nodes.begin(), nodes.end(), std::back_inserter(found),
               [&](const Json* node) { return wanted(*node); });
  return found;
}

// Any node that `wanted` takes, or none.
template <class Wanted>
Json* one_of(const std::vector<Json*>& nodes, Rng& rng, Wanted&& wanted) {
  auto found = those(nodes, wanted);
  return found.empty() ? nullptr : any_of(found, rng);
}

bool is_whole(const Json& node) { return node.is_number_integer(); }

// Positions are full of lists of cards and figures, which must neither get more nor fewer: one goes to
// another list. Lists of lists stay out, so that no list is moved into itself.
void move_item(const std::vector<Json*>& nodes, Rng& rng) {
  auto lists = those(nodes, [](const Json& node) {
    return node.is_array() &&
           std::all_of(node.begin(), node.end(), [](const Json& item) { return item.is_primitive(); });
  });
  Json* from = one_of(lists, rng, [](const Json& list) { return !list.empty(); });
  if (from == nullptr) return;
  const std::size_t at = rng.below(from->size());
  Json item = std::move((*from)[at]);
  from->erase(at);
  any_of(lists, rng)->push_back(std::move(item));
}

// Two values of one kind change places, or one becomes like the other.
void swap_or_copy(const std::vector<Json*>& nodes, Rng& rng, bool swap) {
  Json* one = one_of(nodes, rng, [](const Json& node) { return node.is_primitive(); });
  if (one == nullptr) return;
  Json* other =
      one_of(nodes, rng, [&](const Json& node) { return node.type() == one->type() && node != *one; });
  if (other == nullptr) return;
  if (swap) {
    std::swap(*one, *other);
  } else {
    *one = Json(*other);
  }
}

// One more here; and often one fewer there, since most things are counted.
void count_differently(const std::vector<Json*>& nodes, Rng& rng) {
  Json* one = one_of(nodes, rng, is_whole);
  if (one == nullptr) return;
  const int by = rng.below(2) == 0 ? 1 : -1;
  Json* other = one_of(nodes, rng, is_whole);
  *one = *one->get_ptr<const Json::number_integer_t*>() + by;
  if (rng.below(2) == 0) *other = *other->get_ptr<const Json::number_integer_t*>() - by;
}

void remove_one(const std::vector<Json*>& nodes, Rng& rng) {
  Json* from = one_of(nodes, rng, [](const Json& node) { return node.is_structured() && !node.empty(); });
  if (from != nullptr) from->erase(std::next(from->begin(), rng.below(static_cast<int>(from->size()))));
}

void flip(const std::vector<Json*>& nodes, Rng& rng) {
  Json* flag = one_of(nodes, rng, [](const Json& node) { return node.is_boolean(); });
  if (flag != nullptr) *flag = !*flag->get_ptr<const bool*>();
}

// What nobody would write by mistake.
Json something_odd(const Json& instead_of, Rng& rng) {
  switch (rng.below(7)) {
    case 0: return nullptr;
    case 1: return rng.below(256);
    case 2: return static_cast<std::int64_t>(rng.next());
    case 3: return Json::array();
    case 4: return Json::object();
    case 5: return 0.5;
    default:
      return instead_of.is_string() ? changed_bytes(*instead_of.get_ptr<const std::string*>())
                                    : std::string();
  }
}

}  // namespace

void require(bool holds, std::string_view what, std::string_view about) {
  if (holds) return;
  std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(about.size()), about.data());
  std::abort();
}

std::string changed_bytes(std::string text) {
  const std::size_t size = text.size();
  text.resize(size + 16);
  text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, text.size()));
  return text;
}

void change_json(Json& root, Rng& rng) {
  std::vector<Json*> nodes;
  collect(root, nodes);
  switch (rng.below(12)) {
    case 0:
    case 1:
    case 2: return move_item(nodes, rng);
    case 3:
    case 4: return swap_or_copy(nodes, rng, true);
    case 5:
    case 6: return swap_or_copy(nodes, rng, false);
    case 7:
    case 8: return count_differently(nodes, rng);
    case 9: return flip(nodes, rng);
    case 10: return remove_one(nodes, rng);
    default: {
      Json& node = *any_of(nodes, rng);
      node = something_odd(node, rng);
    }
  }
}

std::string changed_json(const std::string& text, Rng& rng) {
  auto json = parse_json(text);
  if (!json || rng.below(16) == 0) return changed_bytes(text);
  int changes = rng.below(4) == 0 ? 4 : 1;
  for (; changes > 0; --changes) change_json(*json, rng);
  return dump(*json);
}

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

void change_lines(Lines& lines, Rng& rng) {
  if (lines.empty()) return;
  const int at = rng.below(static_cast<int>(lines.size()));
  std::string copy = any_of(lines, rng);
  switch (rng.below(4)) {
    case 0: lines.erase(lines.begin() + at); break;
    case 1: lines.insert(lines.begin() + at, std::move(copy)); break;
    case 2: std::swap(lines[static_cast<std::size_t>(at)], any_of(lines, rng)); break;
    default: lines.erase(lines.begin() + at, lines.end()); break;
  }
}

std::size_t mutate(std::uint8_t* data, std::size_t size, std::size_t max_size, unsigned seed,
                   const std::function<std::string(const std::string&, Rng&)>& change) {
  Rng rng(seed);
  const std::string changed = change(std::string(text_of(data, size)), rng);
  if (changed.empty() || changed.size() > max_size) return LLVMFuzzerMutate(data, size, max_size);
  std::memcpy(data, changed.data(), changed.size());
  return changed.size();
}

}  // namespace ravenhall::fuzz
