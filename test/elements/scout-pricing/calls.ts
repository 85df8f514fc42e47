export const searchCall = "POST /api/scout/v1/pricing";
export const paperCall = "POST /service/v1/pdf/pricing";
export const contractCall = "POST /api/scout/v1/contract";
export const suggestionsCall = "GET /api/v1/address-lookup";
export const settingsCall = "GET /api/v1/site-connector/settings";
