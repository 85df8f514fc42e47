/** Topics of resources with their texts. */
export const topics: readonly (readonly [name: string, ...lines: readonly string[]])[] = [
  [
    "Dedicated Internet",
    "Symmetrical bandwidth from 10 Mbps to 10 Gbps with a guarantee of availability.",
    "Ask how many sites lose money while the internet is down, and how often that was last year.",
  ],
  [
    "Business Broadband",
    "Asymmetrical bandwidth for sites that do not need a guarantee.",
    "Pair it with a wireless failover: the two together cost less than one dedicated line.",
  ],
  [
    "SD-WAN",
    "One policy for every site, whatever lines it has.",
    "Customers who renew private lines this year are the ones to call first.",
  ],
  [
    "Hosted Voice",
    "Telephone lines, a switchboard and meetings as a monthly service per seat.",
    "Numbers are ported within two weeks; emergency addresses are checked at installation.",
  ],
  [
    "Contact Center",
    "Queues for calls, chats and messages with recording and reports.",
    "Find out who measures waiting times today, and what happens with the numbers.",
  ],
  [
    "Business Mobility",
    "Pooled data plans, devices and their management.",
    "Look at the last three bills: unused lines pay for the change.",
  ],
  [
    "POTS Replacement",
    "Elevators, alarms and fax machines without copper lines.",
    "Each copper line that is left costs more every quarter.",
  ],
  [
    "Network Security",
    "Firewalls, filtering and monitoring around the clock.",
    "Insurers ask for these controls; have the questionnaire at hand.",
  ],
  [
    "Cloud Connect",
    "Private links into the large clouds, billed by the hour or by the month.",
    "Traffic that leaves the cloud costs less over a private link.",
  ],
  [
    "Managed Wi-Fi",
    "Survey, access points and support for one price per room.",
    "Guests, staff and cash registers each have a network of their own.",
  ],
  [
    "Internet of Things",
    "Cards and gateways for meters, vehicles and vending machines.",
    "Begin with the devices that are visited most often.",
  ],
  [
    "Colocation",
    "Space, power and cooling by the rack, with remote hands.",
    "Ask when the lease of the own server room ends.",
  ],
];
