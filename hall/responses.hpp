// Answers of the HTTP API.
#pragma once

#include "hall/http.hpp"
#include "kernel/error.hpp"
#include "kernel/json.hpp"

namespace ravenhall::hall {

Response json_response(const Json& json);
// {"error":{"code","message","detail"}} with the status that belongs to the code.
Response error_response(const Error& error);
Response refused(const char* code, const char* message);
Response refused(const char* code, const char* cause, const char* message);

}  // namespace ravenhall::hall
