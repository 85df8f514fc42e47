import { choicesOf, findFacet } from "./vocabulary.ts";

/** A question to the customer. Each answer represents a term. */
export interface Question {
  readonly id: string;
  /** Values of the categories that the question belongs to. */
  readonly categories: readonly string[];
  readonly question: string;
  /** Key of the facet whose terms are the answers. */
  readonly key: string;
  readonly answers: readonly { readonly value: string; readonly label: string }[];
}

/** `categories | question | facet | answer = term; term; …`; an answer without `=` is its own term. */
const table = `
network, network-fiber | How much bandwidth does the customer need? | bandwidth | Up to 100 Mbps; Up to 1 Gbps; Up to 10 Gbps; More than 10 Gbps = Up to 100 Gbps
network, network-broadband, network-wireless | How can the site be reached? | access_types | By fiber = Fiber; By cable = Coax; By radio = Fixed Wireless; By satellite = Satellite; By a mobile network = 5G
network-wan | Which private services are asked for? | ethernet_services | Point to point = E-Line; Between all sites = E-LAN; MPLS; To a cloud = Cloud Connect
network | Where are the customer's sites? | coverage | All over the country = Nationwide; In one region = Regional; In Canada = Canada; In Europe = Europe
sd-wan | Who runs the network? | sdwan_features | The provider = Managed; Both = Co-Managed; The customer = Self-Managed
sd-wan | What must the network do? | sdwan_features | Steer applications = Application Routing; Bond lines = Link Bonding; Reach clouds quickly = Cloud Gateways
voice, voice-hosted | Which features do the users miss today? | ucaas_features | Video Meetings; Team Chat; Text messages = Business SMS; Call Recording; Mobile App
voice, voice-hosted | Which platform does the customer use? | ucaas_platforms | Microsoft Teams = Microsoft Teams Voice; Zoom = Zoom Phone; Webex = Webex Calling; None = Own Platform
voice-trunks, voice-pots | Which lines are there today? | voice_services | SIP Trunks; PRI; Copper lines = POTS Lines; Elevator and alarm lines = POTS Replacement; Toll-Free
contact-center | How many agents work at the same time? | ccaas_seats | 1 to 25 = 1 to 25 Seats; 26 to 100 = 26 to 100 Seats; 101 to 500 = 101 to 500 Seats; More = 501 to 2,000 Seats
contact-center, contact-center-inbound | How do customers get in touch? | ccaas_channels | By telephone = Voice; E-mail; Chat; SMS; Social Media
contact-center, contact-center-outbound | Which CRM is in use? | crm_integrations | Salesforce; Microsoft Dynamics; HubSpot; Another = Open API
ai | What is the machine to do? | ai_services | Answer calls = Virtual Agents; Help agents = Agent Assist; Sum up calls = Call Summaries; Find documents = Document Search
security, security-managed | What worries the customer? | security_services | Attacks at night = Security Operations Center; Laptops = Endpoint Protection; Phishing = E-mail Security; What was stolen = Dark Web Monitoring
security, security-access | How do people work from elsewhere? | sase | Zero Trust Access; Through a web gateway = Secure Web Gateway; In cloud applications = Cloud Access Broker
security, security-advice | Which rules apply? | compliance | HIPAA; PCI DSS; SOC 2; CMMC
cloud, cloud-public | Which cloud is in use? | cloud_platforms | Amazon Web Services; Microsoft Azure; Google Cloud; None yet = Private Cloud
cloud, cloud-private | What is asked for? | cloud_services | Moving = Migration; Running it = Managed; Lower bills = Cost Control; Desktops as a Service
cloud, cloud-backup | How soon must the business be back? | recovery | In minutes = Recovery under 15 Minutes; In hours = Recovery under 4 Hours; In a day = Warm Site
data-center | How much space is needed? | colocation | Cabinet; Half Cabinet; Cage; Private Suite
data-center | Which rules apply? | compliance | HIPAA; PCI DSS; SOC 2; FedRAMP
mobility, mobility-lines | What is asked for? | mobility_services | Wireless Lines; Hotspots; A spare for the main line = Wireless Failover; Private 5G
mobility, mobility-management | What should be taken over? | mobility_management | Device Management; Bills = Expense Management; Help Desk; Kitting
managed | What should be taken over? | managed_services | Help Desk; Network Operations Center; Patch Management; On-Site Support
`;

export const questions: readonly Question[] = table
  .trim()
  .split("\n")
  .map((line, index) => {
    const [categories = "", question = "", key = "", answers = ""] = line.split(" | ");
    const terms = choicesOf(facetOf(key));
    return {
      id: String(9000 + index + 1),
      categories: categories.split(", "),
      question,
      key,
      answers: answers.split("; ").map((answer) => {
        const [label = answer, name = label] = answer.split(" = ");
        const term = terms.find((one) => one.label === name);
        if (!term) throw new Error(`No term ${name} in ${key}.`);
        return { value: term.value, label };
      }),
    };
  });

function facetOf(key: string) {
  const facet = findFacet(key);
  if (!facet) throw new Error(`No facet ${key}.`);
  return facet;
}
