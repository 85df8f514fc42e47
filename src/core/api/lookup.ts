import * as v from "valibot";
import type { AddressSuggestions } from "../lookup/address-suggestions.ts";
import type { BatchRequest } from "../lookup/batch-request.ts";
import type { PollAnswer, StartAnswer } from "../lookup/lookup-answers.ts";
import type { LookupRequest } from "../lookup/lookup-request.ts";
import type { Place } from "../lookup/place.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
