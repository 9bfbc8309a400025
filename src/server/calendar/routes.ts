import type { FastifyInstance } from 'fastify'
import { calendarEndpoints } from '#contract/calendar.ts'
import { type ContextOf, mount } from '../http/mount.ts'
import { changeEvent, createEvent, deleteEvent, listEvents } from './events.ts'

export function calendarRoutes(app: FastifyInstance, contextOf: ContextOf): void {
  mount(app, calendarEndpoints, contextOf, {
    listEvents: (context) => listEvents(context),
    createEvent: (context, { body }) => createEvent(context, body),
    changeEvent: (context, { params, body }) => changeEvent(context, params.id, body),
    deleteEvent: (context, { params }) => deleteEvent(context, params.id),
  })
}
