/**
 * The capabilities of providers, one facet per line: `key | title | categories that use it | term; # heading; term
 * (child, child); …`. Some labels occur in several facets, as in real vocabularies.
 */
export const facetTable = `
access_types | Access Types | network | # Wired; Fiber (Lit Fiber, Dark Fiber, Wavelengths); Coax; Copper (T1, DSL, Ethernet over Copper); # Wireless; Fixed Wireless; Satellite (Low Earth Orbit, Geostationary); 5G; 4G LTE
internet_services | Internet Services | network | Dedicated Internet; Broadband; IP Transit; Static IP Blocks; BGP Routing; Burstable Bandwidth; Guest Wi-Fi
ethernet_services | Ethernet Services | network | E-Line; E-LAN; E-Tree; Cloud Connect; Metro Ethernet; MPLS
bandwidth | Bandwidth | network | Up to 100 Mbps; Up to 1 Gbps; Up to 10 Gbps; Up to 100 Gbps; Up to 400 Gbps
sdwan_features | SD-WAN Features | sd-wan, network | Application Routing; Zero-Touch Deployment; Link Bonding; Forward Error Correction; Cloud Gateways; Managed; Co-Managed; Self-Managed
sdwan_platforms | SD-WAN Platforms | sd-wan | Appliance; Virtual Appliance; Open Hardware; Hosted Gateway; Multi-Tenant
coverage | Coverage | network, mobility | Nationwide; Regional; # Regions; Northeast; Southeast; Midwest; Southwest; West; Alaska and Hawaii; International (Canada, Mexico, Europe, Asia Pacific, Latin America)
service_levels | Service Levels | network, data-center | 99.9% Uptime; 99.99% Uptime; 100% Uptime; Four-Hour Repair; Latency Guarantee; Service Credits
voice_services | Voice Services | voice | SIP Trunks; PRI; POTS Lines; POTS Replacement; Toll-Free; International Calling; Fax to E-mail; E911
ucaas_features | Unified Communications Features | voice | Auto Attendant; Call Queues; Call Recording; Video Meetings; Team Chat; Business SMS; Voicemail to E-mail; Hot Desking; Mobile App; Presence; Web Phone
ucaas_platforms | Unified Communications Platforms | voice | Own Platform; Microsoft Teams Voice; Webex Calling; Zoom Phone; BroadSoft; Open Source
phone_hardware | Phone Hardware | voice | Desk Phones; Conference Phones; Cordless Phones; Paging; Door Phones; Rental; Purchase
ccaas_channels | Contact Center Channels | contact-center | Voice; E-mail; Chat; SMS; Social Media; Video; WhatsApp; Callback
ccaas_features | Contact Center Features | contact-center | Skills Routing; IVR; Speech Analytics; Quality Management; Workforce Management; Predictive Dialer; Screen Recording; Agent Assist; Virtual Agents; Surveys
ccaas_seats | Contact Center Seats | contact-center | 1 to 25 Seats; 26 to 100 Seats; 101 to 500 Seats; 501 to 2,000 Seats; More than 2,000 Seats
crm_integrations | CRM Integrations | contact-center, voice | Salesforce; Microsoft Dynamics; HubSpot; Zendesk; ServiceNow; Zoho; NetSuite; Open API
ai_services | Artificial Intelligence | contact-center, ai | Virtual Agents; Agent Assist; Call Summaries; Sentiment Analysis; Language Models; Forecasting; Document Search; Vision
security_services | Security Services | security | Managed Detection and Response; Endpoint Protection; Managed Firewall; SIEM; Security Operations Center; Vulnerability Scans; Penetration Tests; Incident Response; Dark Web Monitoring; E-mail Security
sase | Secure Access | security, sd-wan | Zero Trust Access; Secure Web Gateway; Cloud Access Broker; Firewall as a Service; Data Loss Prevention; Remote Browser; Single Vendor
ddos | DDoS Protection | security, network | Always-On Scrubbing; On-Demand Scrubbing; Blackholing; Application Layer; Volumetric
identity | Identity | security | Single Sign-On; Multi-Factor; Privileged Access; Directory Services; Passwordless
training | Security Training | security | Phishing Tests; Awareness Courses; Tabletop Exercises; Policy Templates
compliance | Compliance | security, data-center, cloud, contact-center | HIPAA; PCI DSS; SOC 2; ISO 27001; FedRAMP; CMMC; GDPR; CJIS; FERPA
cloud_platforms | Cloud Platforms | cloud | Amazon Web Services; Microsoft Azure; Google Cloud; Oracle Cloud; IBM Cloud; Private Cloud; VMware; Nutanix
cloud_services | Cloud Services | cloud | Migration; Managed; Cost Control; Kubernetes; Desktops as a Service; Databases; Serverless; Landing Zones
backup | Backup | cloud, data-center | Microsoft 365 Backup; Server Backup; Endpoint Backup; Immutable Storage; Air Gap; Object Storage
recovery | Disaster Recovery | cloud, data-center | Warm Site; Cold Site; Hot Site; Recovery Tests; Runbooks; Recovery under 15 Minutes; Recovery under 4 Hours
colocation | Colocation | data-center | Cabinet; Half Cabinet; Cage; Private Suite; High Density; Liquid Cooling; Remote Hands; Cross Connects; Carrier Neutral
power | Power | data-center, energy | N+1; 2N; On-Site Generation; Renewable; Metered; Battery Storage
energy_services | Energy Services | energy | Electricity Supply; Natural Gas Supply; Demand Response; Solar; LED Lighting; Bill Audit; Vehicle Charging
mobility_services | Mobility Services | mobility | Wireless Lines; Hotspots; Push to Talk; Private 5G; International Roaming; Device Leasing; Wireless Failover
mobility_management | Mobility Management | mobility | Device Management; Expense Management; Help Desk; Kitting; Recycling; Zero-Touch Enrollment
iot | Internet of Things | iot, mobility | Asset Tracking; Fleet; Sensors; Cameras; Point of Sale; Smart Buildings; eSIM; Analytics
carriers_resold | Networks Resold | mobility, network | AT&T Network; T-Mobile Network; Verizon Network; Regional Networks; Own Network
managed_services | Managed Services | managed | Help Desk; Network Operations Center; Patch Management; On-Site Support; Project Staff; Procurement; Asset Tracking; Wi-Fi
collaboration | Workplace | managed, voice | Microsoft 365; Google Workspace; Meeting Rooms; Digital Signage; Cabling; Structured Wiring
expense | Expense Management | managed, mobility | Bill Audit; Inventory; Contract Negotiation; Invoice Payment; Dispute Handling; Usage Reports
industries | Industries | all | Healthcare; Education; Finance; Government; Hospitality; Legal; Logistics; Manufacturing; Nonprofit; Real Estate; Retail; Other
company_size | Customer Size | all | 1 to 20 Employees; 21 to 100 Employees; 101 to 500 Employees; 501 to 5,000 Employees; More than 5,000 Employees
contract_terms | Contract Terms | all | Month to Month; 12 Months; 24 Months; 36 Months; 60 Months; Evergreen; Buyout Credit
support | Support | all | 24/7 Support; Dedicated Manager; Partner Portal; Quotes in One Day; Engineers before the Sale; Spanish Support; French Support; Other
billing | Billing | all | Consolidated Bill; Paper Bill; Card Payment; Purchase Orders; Tax Exemption; Split Bill by Site
`;
