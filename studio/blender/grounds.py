"""What only one lodge has outside: its light and the things before its door.  Without a row a lodge
stands in its landscape as that is."""
from dataclasses import dataclass, field, replace
from sky import DAY, ENVS
import boats, garden
import outdoors as o

@dataclass
class Ground:
    env: dict = field(default_factory=dict)         # changes to the landscape's row
    things: tuple = ()
    sunk: bool = False                              # tub in the sand instead of on the deck
    open: object = None                             # open(x, y): no trees here
    key: float = 1.0                                # of the soft light behind the camera

GROUNDS = {
    "cardano-lodge": Ground(env=dict(peaks="hills", mountains=120, sun_az=104, zenith=(.008, .022, .10), middle=(.035, .085, .29), horizon=(.34, .30, .40), glow=(1.7, .75, .40), clouds=.35),
                            things=(boats.canoe, o.telescope)),
    "pepe-lodge": Ground(things=(boats.rowing_boat,)),
    "moo-deng-lodge": Ground(things=(boats.paddleboards,)),
    "arbitrum-lodge": Ground(env=dict(mountains=235, sun_az=70, zenith=(.014, .045, .14), middle=(.07, .14, .36), horizon=(.55, .42, .50)),
                             things=(o.gallery,), key=1.5),
    "stellar-lumens-lodge": Ground(env=dict(zenith=(.002, .005, .016), middle=(.007, .014, .045), horizon=(.055, .05, .085), glow=(.34, .16, .08), clouds=0, stars=2.4, milky=1.0, mountains=110),
                                   things=(o.sunk_tub, o.dobsonian), sunk=True, key=.8),
    "doge-lodge": Ground(env=dict(sun_az=60), things=(o.shower, garden.dune_fence)),
    "bonk-lodge": Ground(env=dict(mountains=40, peaks="mesa", sun_az=60), things=(garden.boulders, garden.hammock)),
    "ethereum-lodge": Ground(env=dict(mountains=250, snowline=-.05, aurora=1.5), things=(o.long_table,)),
    "tezos-lodge": Ground(env=dict(aurora=1.35, fold=.8), things=(o.sauna,)),
    "pnut-lodge": Ground(env=dict(near=12.5, horizon=(.06, .12, .20)), things=(o.roof_window, garden.forest_floor), key=2.2),
    "shiba-inu-lodge": Ground(env=dict(mountains=125, sun_az=75), things=(o.bronze_dog,)),
    "pump-fun-lodge": Ground(env=dict(sun_az=110), things=(o.pizza_oven,), open=lambda x, y: y > 6 and -2 < x < 22),
    "pudgy-penguins-lodge": Ground(things=(o.sledges,)),
}

def ground_of(lodge):
    return GROUNDS.get(lodge, Ground())

def landscape(env, lodge, day=0):
    """The landscape's row in this lodge's light; by day with the sun `day` degrees round from +X."""
    night = replace(ENVS[env], **ground_of(lodge).env)
    return replace(night, **DAY, sun_az=day) if day else night
