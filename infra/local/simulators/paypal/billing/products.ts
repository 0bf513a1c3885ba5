import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import { bodyOf, type Call, queryOf } from '../http/call.ts';
import { text } from '../http/fields.ts';
import { listed, pageQuery } from '../http/pages.ts';
import { newId } from '../ids.ts';
import { iso } from '../time.ts';
import type { Product } from './plan.ts';

const productInput = z.object({
  id: z.string().min(6).max(50).optional(),
  name: text(127),
  type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']).default('PHYSICAL'),
  category: text(256).optional(),
  description: text(256).optional(),
});

const show = ({ url }: Desk, { id, name, type, category, description, at }: Product) => ({
  id,
  name,
  type,
  category,
  description,
  create_time: iso(at),
  update_time: iso(at),
  links: [{ href: `${url()}/v1/catalogs/products/${id}`, rel: 'self', method: 'GET' }],
});

export const createProduct = (desk: Desk, call: Call): Answer => {
  const input = bodyOf(call, productInput);
  const product: Product = { ...input, id: input.id ?? newId.product(), at: desk.now() };
  desk.products.set(product.id, product);
  const resource = show(desk, product);
  desk.webhooks.tell(
    {
      event_type: 'CATALOG.PRODUCT.CREATED',
      resource_type: 'product',
      resource_version: '1.0',
      summary: 'A product was created.',
      resource,
    },
    { at: product.at, subject: product.id },
  );
  return created(resource);
};

export const listProducts = (desk: Desk, call: Call): Answer => {
  const asked = queryOf(call, pageQuery);
  const products = [...desk.products.values()].map((product) => show(desk, product));
  return ok(listed('products', products, asked, `${desk.url()}${call.path}`));
};
