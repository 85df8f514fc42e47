/** A category of solutions; `parent` is 0 at the top. */
export interface Category {
  readonly value: string;
  readonly label: string;
  readonly parent: string | 0;
}

/** `value | label | parent`. Energy and IoT have no questions. */
const table = `
network | Network | -
network-fiber | Fiber Internet | network
network-broadband | Broadband Internet | network
network-wireless | Wireless Internet | network
network-wan | Private Networks | network
sd-wan | SD-WAN | -
voice | Unified Communications | -
voice-hosted | Hosted Voice | voice
voice-trunks | SIP Trunks | voice
voice-pots | POTS Replacement | voice
contact-center | Contact Center | -
contact-center-inbound | Inbound | contact-center
contact-center-outbound | Outbound | contact-center
ai | Artificial Intelligence | -
security | Cybersecurity | -
security-managed | Managed Security | security
security-access | Secure Access | security
security-advice | Assessments | security
cloud | Cloud | -
cloud-public | Public Cloud | cloud
cloud-private | Private Cloud | cloud
cloud-backup | Backup and Recovery | cloud
data-center | Data Center | -
mobility | Mobility | -
mobility-lines | Wireless Lines | mobility
mobility-management | Device Management | mobility
iot | Internet of Things | -
managed | Managed Services | -
energy | Energy | -
`;

export const categories: readonly Category[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [value = "", label = "", parent = "-"] = line.split(" | ");
    return { value, label, parent: parent === "-" ? 0 : parent };
  });

export const topCategories = categories.filter(({ parent }) => parent === 0);

export function childrenOf(category: string): readonly Category[] {
  return categories.filter(({ parent }) => parent === category);
}
