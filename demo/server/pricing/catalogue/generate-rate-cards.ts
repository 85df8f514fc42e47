import type { RateCard } from "../../store/pricing-documents.ts";
import { broadbandServices } from "./broadband-services.ts";
import { type CarrierPlan, carrierPlans } from "./carrier-plans.ts";
import { dedicatedServices } from "./dedicated-services.ts";
import { phoneServices } from "./phone-services.ts";
import { regions } from "./regions.ts";
import { servicePackages } from "./service-packages.ts";
import { tvServices } from "./tv-services.ts";

/** Generates the initial rate cards, the same at every start. */
export function generateRateCards(): RateCard[] {
  return carrierPlans.map(rateCardOf);
}

function rateCardOf(plan: CarrierPlan): RateCard {
  const ownRegions = plan.isRegional ? regions.map(({ value }) => value) : [];
  const services = [
    ...dedicatedServices(plan),
    ...broadbandServices(plan),
    ...phoneServices(plan),
    ...tvServices(plan),
  ];
  return {
    id: plan.key,
    services,
    packages: servicePackages(plan, services, ownRegions),
    regions: ownRegions,
    takesContracts: plan.takesContracts,
  };
}
