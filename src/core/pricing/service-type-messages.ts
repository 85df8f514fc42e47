import { textGroup } from "../texts/text-group.ts";

/** The names of service types. */
export const serviceTypeTexts = textGroup("service-types", {
  /** The headings of the sections. They are also the `{type}` in 'No {provider} {type} services …'. */
  sections: {
    dedicated: "Dedicated",
    broadband: "Broadband",
    phone: "Phone Lines",
    tv: "Television",
  },
  /**
   * By type: its name within a sentence, and one and several of its services in a sentence about what to choose.
   */
  types: {
    static_ip: { name: "Static IP", one: "a static IP block", several: "static IP blocks" },
    broadband_static_ip: {
      name: "Broadband static IP",
      one: "a broadband static IP block",
      several: "broadband static IP blocks",
    },
    dedicated_static_ip: {
      name: "Dedicated static IP",
      one: "a dedicated static IP block",
      several: "dedicated static IP blocks",
    },
    dedicated: {
      name: "Dedicated",
      one: "a dedicated internet service",
      several: "dedicated internet services",
    },
    dedicated_router: {
      name: "Dedicated router",
      one: "a dedicated router",
      several: "dedicated routers",
    },
    dedicated_addon: {
      name: "Dedicated add-on",
      one: "a dedicated add-on",
      several: "dedicated add-ons",
    },
    broadband: { name: "Broadband", one: "an internet service", several: "internet services" },
    broadband_router: {
      name: "Broadband router",
      one: "a broadband router",
      several: "broadband routers",
    },
    broadband_addon: {
      name: "Broadband add-on",
      one: "a broadband add-on",
      several: "broadband add-ons",
    },
    phone: { name: "Phone", one: "a phone service", several: "phone services" },
    phone_addon: { name: "Phone add-on", one: "a phone add-on", several: "phone add-ons" },
    tv: { name: "Television", one: "a television service", several: "television services" },
    tv_addon: {
      name: "Television add-on",
      one: "a television add-on",
      several: "television add-ons",
    },
    fee: { name: "Fee", one: "a fee", several: "fees" },
  },
  /** Several services of a type without a name. */
  severalUnknown: (type: string) => `${type}s`,
});
