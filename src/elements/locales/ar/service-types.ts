import type { serviceTypeTexts } from "../../../core/pricing/service-type-messages.ts";
import type { Pack } from "../pack.ts";
import { isolated } from "./isolated.ts";

/** The names of service types. */
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
        name: "IP ثابت مخصّص",
        one: "كتلة IP ثابتة مخصّصة",
        several: "كتل IP الثابتة المخصّصة",
      },
      dedicated: {
        name: "إنترنت مخصّص",
        one: "خدمة إنترنت مخصّص",
        several: "خدمات الإنترنت المخصّص",
      },
      dedicated_router: {
        name: "موجّه مخصّص",
        one: "موجّه مخصّص",
        several: "الموجّهات المخصّصة",
      },
      dedicated_addon: {
        name: "إضافة مخصّصة",
        one: "إضافة مخصّصة",
        several: "الإضافات المخصّصة",
      },
      broadband: {
        name: "نطاق عريض",
        one: "خدمة إنترنت",
        several: "خدمات الإنترنت",
      },
      broadband_router: {
        name: "موجّه نطاق عريض",
        one: "موجّه نطاق عريض",
        several: "موجّهات النطاق العريض",
      },
      broadband_addon: {
        name: "إضافة نطاق عريض",
        one: "إضافة نطاق عريض",
        several: "إضافات النطاق العريض",
      },
      phone: {
        name: "هاتف",
        one: "خدمة هاتف",
        several: "خدمات الهاتف",
      },
      phone_addon: {
        name: "إضافة هاتف",
        one: "إضافة هاتف",
        several: "إضافات الهاتف",
      },
      tv: {
        name: "تلفزيون",
        one: "خدمة تلفزيون",
        several: "خدمات التلفزيون",
      },
      tv_addon: {
        name: "إضافة تلفزيون",
        one: "إضافة تلفزيون",
        several: "إضافات التلفزيون",
      },
      fee: { name: "رسم", one: "رسم", several: "الرسوم" },
    },
    severalUnknown: (type) => `خدمات «${isolated(type)}»`,
  },
};
