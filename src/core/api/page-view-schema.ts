import * as v from "valibot";
import { member, required, sentObject } from "../wire/member.ts";
import { looseId } from "../wire/sent.ts";
import { record, scalar } from "./reading.ts";

const id = v.pipe(scalar, v.nonEmpty());
const openedMembers = {
  id: member(id, required(looseId), "Id of the record: it is named when the page is left."),
};
/** The answer to a page that was opened. */
export const sentPageView = sentObject(openedMembers);

/** The id is at the top, under `data`, or the answer itself. */
export const pageViewSchema = v.union([
  v.pipe(
    record,
    v.transform((raw) => ("id" in raw || !("data" in raw) ? raw : raw.data)),
    v.object(openedMembers),
    v.transform((answer) => answer.id),
  ),
  id,
]);
