import { defaultUserId, demoUsers } from "../auth/demo-users.ts";
import { carriers } from "../catalogue/carriers.ts";
import type { Contract } from "../store/pricing-documents.ts";
import { sampleTimeOf } from "../store/sample-time.ts";

interface Seed {
  readonly provider: string;
  readonly customer: string;
  readonly address: string;
  readonly state: string;
  readonly day: string;
  /** Price of the internet line in dollars per month. */
  readonly internet: number;
  readonly phones: number;
}

/** provider | customer | address | state | day | internet line | telephone lines */
const table = `
comcast | Bluebonnet Dental Group | 4210 Westheimer Road, Houston, TX 77027 | Completed | 2025-11-18 | 269.99 | 6
spectrum | Lone Star Freight LLC | 1804 Commerce Street, Dallas, TX 75201 | Expired | 2025-06-03 | 229.99 | 4
comcast | Harbor & Pine Coffee Roasters | 88 Market Street, San Francisco, CA 94103 | - | 2025-12-29 | 139.99 | 2
att | Meridian Title Company | 600 Congress Avenue, Austin, TX 78701 | Sent To Provider | 2025-12-11 | 179.99 | 12
verizon | Keystone Orthopedics | 1500 Market Street, Philadelphia, PA 19102 | Completed | 2025-09-22 | 259.99 | 20
cox | Saguaro Property Management | 3300 N Central Avenue, Phoenix, AZ 85012 | Signed By Customer | 2025-12-19 | 309.99 | 8
frontier | Nutmeg Insurance Partners | 100 Pearl Street, Hartford, CT 06103 | Cancelled | 2025-04-14 | 124.99 | 3
zayo | Cascade Research Labs | 2001 6th Avenue, Seattle, WA 98121 | - | 2026-01-02 | 1199.5 | 0
`;

const phoneRate = 34.95;
const phoneSetup = 19.95;

/** Contracts of the demo's agent only, in every state. */
export function seededContracts(nowMs: number): Contract[] {
  return table
    .trim()
    .split("\n")
    .map((row, index) => {
      const seed = seedOf(row);
      return contractOf(seed, index, sampleTimeOf(`${seed.day}T15:30:00Z`, nowMs));
    });
}

function seedOf(row: string): Seed {
  const [provider = "", customer = "", address = "", state = "", day = "", ...numbers] =
    row.split(" | ");
  const [internet = 0, phones = 0] = numbers.map(Number);
  return { provider, customer, address, state: state === "-" ? "" : state, day, internet, phones };
}

function contractOf(seed: Seed, index: number, createdAt: number): Contract {
  return {
    id: `c0ffee00-0000-4000-8000-${String(index + 1).padStart(12, "0")}`,
    userId: defaultUserId,
    providerKey: seed.provider,
    customerName: seed.customer,
    state: seed.state,
    createdAt,
    payload: payloadOf(seed, createdAt),
    form: {},
  };
}

function payloadOf(seed: Seed, createdAt: number): Contract["payload"] {
  const agent = demoUsers.find(({ id }) => id === defaultUserId);
  const name = carriers.find(({ id }) => id === seed.provider)?.name ?? seed.provider;
  const line = { id: "internet", title: `${name} Internet`, label: "", type: "broadband" };
  const phone = { id: "phone", title: `${name} Voice Line`, label: "", type: "phone" };
  const phones = cents(seed.phones * phoneRate);
  const services = [
    { ...line, quantity: 1, rate: seed.internet, price: seed.internet, nrc: 99.95 },
    ...(seed.phones > 0
      ? [{ ...phone, quantity: seed.phones, rate: phoneRate, price: phones, nrc: 0 }]
      : []),
  ];
  const gateway = { ...line, title: "Business Gateway", quantity: 1, rate: 18.95, price: 18.95 };
  const monthly = cents(seed.internet + phones + 18.95);
  const stacking = cents(seed.phones * phoneSetup);
  const [year, month, day] = new Date(createdAt).toISOString().slice(0, 10).split("-");
  return {
    date: `${month}/${day}/${year}`,
    package: null,
    pricing: {
      before_discount: monthly,
      discount: 0,
      monthly,
      install: cents(99.95 + stacking),
      install_without_stacking: 99.95,
      stacking,
      services_subtotal: cents(seed.internet + phones),
      equipment_subtotal: 18.95,
      services,
      equipment: [{ ...gateway, nrc: 0 }],
    },
    provider: { name, region: null, term: "36 Months", logoUrl: null },
    agent: {
      firstName: agent?.firstName ?? "",
      lastName: agent?.lastName ?? "",
      email: agent?.email ?? "",
    },
    agency: {
      logoUrl: null,
      borderTop: "rgba(12, 48, 76, 1)",
      borderBottom: "rgba(12, 48, 76, 1)",
    },
    customer: { name: seed.customer, address: seed.address },
    details: [],
    disclaimer:
      "Prices exclude surcharges, fees and taxes, are budgetary only and must be confirmed with the provider.",
    location: null,
    query: { address: seed.address, provider: seed.provider },
    cart: services.map(({ id, type, quantity }) => ({ id, type, quantity, boxes: 0 })),
  };
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
