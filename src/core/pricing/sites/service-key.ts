import { boardProductOf } from "../board/board-product.ts";
import type { Service } from "../service.ts";

/** Equal for the rows of one service. Many servers have a row with an id of its own for each term. */
export function serviceKeyOf(service: Service): string {
  const access = boardProductOf(service)?.access ?? null;
  return JSON.stringify([service.type, service.title, service.mbps, access]);
}
