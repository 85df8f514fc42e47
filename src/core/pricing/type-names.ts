/** What a service type is called in a sentence. */
export const typeNames: ReadonlyMap<string, string> = new Map([
  ["static_ip", "Static IP"],
  ["broadband_static_ip", "Broadband static IP"],
  ["dedicated_static_ip", "Dedicated static IP"],
  ["dedicated", "Dedicated"],
  ["dedicated_router", "Dedicated router"],
  ["dedicated_addon", "Dedicated add-on"],
  ["broadband", "Broadband"],
  ["broadband_router", "Broadband router"],
  ["broadband_addon", "Broadband add-on"],
  ["phone", "Phone"],
  ["phone_addon", "Phone add-on"],
  ["tv", "Television"],
  ["tv_addon", "Television add-on"],
  ["fee", "Fee"],
]);
