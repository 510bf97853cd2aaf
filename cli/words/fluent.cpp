#include "cli/words/fluent.hpp"

#include <functional>

#include "cli/words/pattern.hpp"

namespace ravenhall::cli {

struct Fluent::Messages {
  Language language;
  std::map<std::string, Message, std::less<>> all;
};

namespace {

constexpr int kDeepest = 30;  // messages within messages

// Says one message. Nothing here fails: what is missing is shown by its name, so that it can be found.
class Speaker {
 public:
  using All = std::map<std::string, Message, std::less<>>;
  Speaker(Language language, const All& all) : language_(language), all_(&all) {}

  std::string say(const Pattern& pattern, const Args& args) {
    if (++depth_ > kDeepest) return "{…}";
    std::string out;
    for (const Element& element : pattern) {
      if (const auto* text = std::get_if<std::string>(&element)) {
        out += *text;
      } else {
        out += text_of(*std::get<std::shared_ptr<const Expression>>(element), args);
      }
    }
    --depth_;
    return out;
  }

 private:
  std::string text_of(const Expression& expression, const Args& args) {
    if (expression.kind == Expression::Kind::select) return say(chosen(expression, args), args);
    const Value value = value_of(expression, args);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* number = std::get_if<int>(&value)) return std::to_string(*number);
    if (const auto* name = std::get_if<Name>(&value)) return said(*name);
    std::vector<std::string> items;
    for (const Name& each : std::get<Names>(value)) items.push_back(said(each));
    return listed_in(language_, items);
  }

  std::string said(const Name& name) {
    const auto found = all_->find(name.key);
    if (found == all_->end() || !found->second.value) return name.before + "{" + name.key + "}" + name.after;
    Args args{{"case", name.form}};
    if (name.count) args.emplace_back("n", *name.count);
    return name.before + say(*found->second.value, args) + name.after;
  }

  Value value_of(const Expression& expression, const Args& args) {
    switch (expression.kind) {
      case Expression::Kind::text: return expression.name;
      case Expression::Kind::number: return expression.number;
      case Expression::Kind::variable:
        for (const auto& [name, value] : args) {
          if (name == expression.name) return value;
        }
        return "{$" + expression.name + "}";
      case Expression::Kind::message: return referred(expression, args);
      case Expression::Kind::call: return called(expression, args);
      case Expression::Kind::select: return text_of(expression, args);
    }
    return std::string();
  }

  std::string referred(const Expression& expression, const Args& args) {
    const auto found = all_->find(expression.name);
    if (found == all_->end()) return "{" + expression.name + "}";
    if (expression.attribute.empty()) return found->second.value ? say(*found->second.value, args) : "";
    const auto attribute = found->second.attributes.find(expression.attribute);
    return attribute == found->second.attributes.end() ? "" : say(attribute->second, args);
  }

  Value called(const Expression& call, const Args& args) {
    Value given = value_of(*call.first, args);
    if (call.name == "NAME") {
      const std::string form = call.form.empty() ? "nom" : call.form;
      if (auto* name = std::get_if<Name>(&given)) name->form = form;
      if (auto* names = std::get_if<Names>(&given)) {
        for (Name& each : *names) each.form = form;
      }
      return given;
    }
    const auto* name = std::get_if<Name>(&given);
    if (call.name == "ID") return name != nullptr ? Value(name->id) : given;
    if (name == nullptr) return "m";  // GENDER
    const auto found = all_->find(name->key);
    if (found == all_->end()) return "m";
    const auto gender = found->second.attributes.find("gender");
    return gender == found->second.attributes.end() ? "m" : say(gender->second, {});
  }

  const Pattern& chosen(const Expression& choice, const Args& args) {
    const Value value = value_of(*choice.first, args);
    for (const Variant& variant : choice.variants) {
      if (const auto* number = std::get_if<int>(&value)) {
        const auto* exact = std::get_if<int>(&variant.key);
        const auto* category = std::get_if<std::string>(&variant.key);
        if (exact != nullptr ? *exact == *number : *category == plural_of(language_, *number))
          return variant.value;
      } else if (const auto* text = std::get_if<std::string>(&value)) {
        const auto* key = std::get_if<std::string>(&variant.key);
        if (key != nullptr && *key == *text) return variant.value;
      }
    }
    return choice.variants[choice.otherwise].value;
  }

  Language language_;
  const All* all_;
  int depth_ = 0;
};

}  // namespace

Fluent::Fluent(Language language) : messages_(std::make_unique<Messages>()) {
  messages_->language = language;
}
Fluent::~Fluent() = default;
Fluent::Fluent(Fluent&&) noexcept = default;
Fluent& Fluent::operator=(Fluent&&) noexcept = default;

Result<bool> Fluent::add(std::string_view source) {
  auto read = read_messages(source);
  if (!read) return tl::unexpected<Error>(read.error());
  for (auto& [key, message] : *read) messages_->all.insert_or_assign(std::move(key), std::move(message));
  return true;
}

bool Fluent::has(std::string_view key) const { return messages_->all.find(key) != messages_->all.end(); }

std::vector<std::string> Fluent::keys() const {
  std::vector<std::string> all;
  for (const auto& each : messages_->all) all.push_back(each.first);
  return all;
}

std::string Fluent::format(std::string_view key, const Args& args) const {
  const auto found = messages_->all.find(key);
  if (found == messages_->all.end() || !found->second.value) return std::string(key);
  Args all = args;
  all.emplace_back("case", "nom");  // behind the others: the first of a name counts
  return Speaker(messages_->language, messages_->all).say(*found->second.value, all);
}

}  // namespace ravenhall::cli
