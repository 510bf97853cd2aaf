// The languages that the program speaks: how they count and how they join what is listed.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ravenhall::cli {

enum class Language { en, ru, cs, bg };
inline constexpr std::array<Language, 4> kLanguages{Language::en, Language::ru, Language::cs, Language::bg};

std::string_view tag_of(Language language);  // "ru"
// The language of a tag or of a locale's name ("cs_CZ.UTF-8"); nothing where we do not speak it.
std::optional<Language> language_of(std::string_view name);
// What the variables LC_ALL, LC_MESSAGES and LANG ask for, the first that says anything; English otherwise.
Language preferred_language();

// The plural category of a whole number, as CLDR has it: "one", "few", "many" or "other".
std::string_view plural_of(Language language, int number);
// "Paris, Rome and Vienna".
std::string listed_in(Language language, const std::vector<std::string>& items);

}  // namespace ravenhall::cli
