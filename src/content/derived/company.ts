import { site } from '../../site.config.ts';

const { legalName, address, phone, hours } = site.company;

const details = {
  legalName: legalName || site.name,
  address: address ? `${address.street}, ${address.locality}, ${address.region} ${address.postalCode}` : '',
  phone,
  hours,
};

/** The company's data as a visitor reads it; `lines` has only what the owner has given. */
export const company = { ...details, lines: Object.values(details).filter(Boolean) };
