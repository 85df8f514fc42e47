import type { serviceTypeTexts } from "../../../core/pricing/service-type-messages.ts";
import type { Pack } from "../pack.ts";
import { isolated } from "./isolated.ts";

/** The names of service types. `one` is in the accusative, as it follows `يتطلب`. */
export const serviceTypesArabic: Pack<typeof serviceTypeTexts> = {
  "service-types": {
    sections: {
      dedicated: "مخصّص",
      broadband: "نطاق عريض",
      phone: "خطوط الهاتف",
      tv: "تلفزيون",
    },
    types: {
      static_ip: {
        name: "IP ثابت",
        one: "كتلة IP ثابتة",
        several: "كتل IP الثابتة",
      },
      broadband_static_ip: {
        name: "IP ثابت للنطاق العريض",
        one: "كتلة IP ثابتة للنطاق العريض",
        several: "كتل IP الثابتة للنطاق العريض",
      },
      dedicated_static_ip: {
        name: "IP ثابت للإنترنت المخصّص",
        one: "كتلة IP ثابتة للإنترنت المخصّص",
        several: "كتل IP الثابتة للإنترنت المخصّص",
      },
      dedicated: {
        name: "إنترنت مخصّص",
        one: "خدمة إنترنت مخصّص",
        several: "خدمات الإنترنت المخصّص",
      },
      dedicated_router: {
        name: "راوتر للإنترنت المخصّص",
        one: "راوترًا للإنترنت المخصّص",
        several: "راوترات الإنترنت المخصّص",
      },
      dedicated_addon: {
        name: "إضافة للإنترنت المخصّص",
        one: "خدمة إضافية للإنترنت المخصّص",
        several: "الخدمات الإضافية للإنترنت المخصّص",
      },
      broadband: {
        name: "نطاق عريض",
        one: "خدمة إنترنت",
        several: "خدمات الإنترنت",
      },
      broadband_router: {
        name: "راوتر للنطاق العريض",
        one: "راوترًا للنطاق العريض",
        several: "راوترات النطاق العريض",
      },
      broadband_addon: {
        name: "إضافة للنطاق العريض",
        one: "خدمة إضافية للنطاق العريض",
        several: "الخدمات الإضافية للنطاق العريض",
      },
      phone: {
        name: "هاتف",
        one: "خدمة هاتف",
        several: "خدمات الهاتف",
      },
      phone_addon: {
        name: "إضافة للهاتف",
        one: "خدمة إضافية للهاتف",
        several: "الخدمات الإضافية للهاتف",
      },
      tv: {
        name: "تلفزيون",
        one: "خدمة تلفزيون",
        several: "خدمات التلفزيون",
      },
      tv_addon: {
        name: "إضافة للتلفزيون",
        one: "خدمة إضافية للتلفزيون",
        several: "الخدمات الإضافية للتلفزيون",
      },
      fee: { name: "رسوم", one: "رسومًا", several: "الرسوم" },
    },
    severalUnknown: (type) => `خدمات «${isolated(type)}»`,
  },
};
