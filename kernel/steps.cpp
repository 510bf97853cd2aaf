#include "kernel/steps.hpp"

namespace ravenhall {

namespace {

bool has(int bits, std::size_t i) { return ((static_cast<unsigned>(bits) >> i) & 1U) != 0; }

}  // namespace

void write_operand(JsonWriter& out, const StepOperand& operand, int value) {
  const auto& names = operand.values;
  switch (operand.as) {
    case StepOperand::As::nothing: return;
    case StepOperand::As::number: return out.member(operand.name, value);
    case StepOperand::As::one: {
      const auto i = static_cast<std::size_t>(value);
      out.key(operand.name);
      return i < names.size() ? out.value(names[i]) : out.value(nullptr);
    }
    case StepOperand::As::set:
      return out.key(operand.name).list([&] {
        for (std::size_t i = 0; i < names.size(); ++i) {
          if (has(value, i)) out.value(names[i]);
        }
      });
    case StepOperand::As::flags:
      for (std::size_t i = 0; i < names.size(); ++i) out.member(names[i], has(value, i));
      return;
  }
}

Operand read_operand(PositionReader& f, const StepOperand& operand) {
  const auto& names = operand.values;
  unsigned bits = 0;
  switch (operand.as) {
    case StepOperand::As::nothing: return 0;
    case StepOperand::As::number: {
      int value = 0;
      const Json* found = f.member(operand.name);
      if (operand.means != nullptr && found != nullptr && found->is_null()) return 0;
      f(operand.name, value, {0, operand.most});
      return value;
    }
    case StepOperand::As::one:
      if (const Json* found = f.member(operand.name)) return f.name(*found, operand.name, names);
      f.complain("\"" + std::string(operand.name) + "\" is missing");
      return 0;
    case StepOperand::As::set:
      if (const Json* found = f.member(operand.name)) {
        for (const Json& item : f.list(*found, operand.name, names.size()))
          bits |= 1U << static_cast<unsigned>(f.name(item, operand.name, names));
        return bits;
      }
      f.complain("\"" + std::string(operand.name) + "\" is missing");
      return 0;
    case StepOperand::As::flags:
      for (std::size_t i = 0; i < names.size(); ++i) {
        bool set = false;
        if (const Json* found = f.member(names[i])) f.read(*found, {names[i]}, set);
        bits |= set ? 1U << i : 0U;
      }
      return bits;
  }
  return 0;
}

}  // namespace ravenhall
