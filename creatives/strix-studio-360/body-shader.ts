import { ARCH_R, AXLE_X, AXLE_Y } from './body.ts';
import { LIGHT } from './light-shader.ts';

const float = (n: number) => n.toFixed(4);

/** Distances to everything drawn on the body, in metres of the car: no textures, so that every line stays sharp at any size. */
const GRAPHICS = `
float seg(vec2 p,vec2 a,vec2 b){vec2 w=p-a,e=b-a;return length(w-e*clamp(dot(w,e)/dot(e,e),0.,1.));}
float box(vec2 p,vec2 h,float r){vec2 d=abs(p)-h+r;return length(max(d,0.))+min(max(d.x,d.y),0.)-r;}
float cover(float d){return smoothstep(.7,-.7,d/max(fwidth(d),1e-5));}
float arches(vec2 s){return min(length(s-vec2(${float(AXLE_X.front)},${float(AXLE_Y)})),length(s-vec2(${float(AXLE_X.rear)},${float(AXLE_Y)})))-${float(ARCH_R)};}
float seams(vec2 s){
float d=seg(s,vec2(-.86,.31),vec2(-.84,.62));d=min(d,seg(s,vec2(-.84,.62),vec2(-.74,.955)));
d=min(d,seg(s,vec2(.33,.31),vec2(.40,.985)));
d=min(d,seg(s,vec2(-.86,.31),vec2(.90,.31)));
vec2 r=s-vec2(${float(AXLE_X.rear)},${float(AXLE_Y)});
float ring=abs(length(r)-${float(ARCH_R + 0.13)});
d=min(d,max(ring,max(r.x+.30,-r.y-.07)));
d=min(d,seg(s,vec2(1.147,.835),vec2(1.20,1.01)));
return d;
}
`;

/** Seats behind the glass, found by a short march in the car's own space. */
const CABIN = `
float seats(vec3 p){p.z=abs(p.z)-.36;float x=p.x<.55?p.x-.12:p.x-.98;
vec3 a=vec3(x-.22*(p.y-.72),p.y-.82,p.z);float back=length(max(abs(a)-vec3(.05,.24,.17),0.))-.05;
vec3 b=vec3(x-.10,p.y-1.14,p.z);float head=length(max(abs(b)-vec3(.02,.06,.08),0.))-.035;
vec3 e=vec3(p.x+.62,p.y-.80,max(abs(p.z)-.5,0.));float dash=length(e)-.13;
return min(min(back,head),dash);}
vec3 cabin(vec3 o,vec3 d){float t=.04;vec3 c=vec3(.006,.007,.009);
for(int i=0;i<14;i++){float f=seats(o+d*t);if(f<.012){vec3 p=o+d*t;float l=.35+.65*smoothstep(.6,1.2,p.y);c=vec3(.034,.028,.024)*l*(.35+.65*uKey)+uGlow*.05*exp(-pow((p.y-.80)*9.,2.));break;}t+=max(f*.9,.02);if(t>2.2)break;}
return c;}
`;

/** Lacquer, seams and glass; then the face (an owl's brows over dark lamps), the tail (a row of feathers), the number plates. */
export const BODY_FRAGMENT = `#version 300 es
precision highp float;precision highp sampler2D;
centroid in vec3 vWorld,vObject,vNormal,vObjectNormal,vMarks;out vec4 oColour;
uniform mat4 uModel;uniform vec3 uPaint,uBefore;uniform vec4 uFinish;uniform float uWipe,uFlip,uPart;uniform sampler2D uPlate;
${LIGHT}${GRAPHICS}${CABIN}
float hash(vec3 p){p=fract(p*.3183+.1);p*=17.;return fract(p.x*p.y*p.z*(p.x+p.y+p.z));}
vec3 lacquer(vec3 paint,vec3 n,vec3 v,float open){
float nv=max(dot(n,v),0.);vec3 r=reflect(-v,n);
float sky=.5+.5*n.y;
float fill=.05*sky+.50*pow(max(n.y,0.),1.6)+.20*pow(max(dot(n,normalize(vec3(-.35,.55,.75))),0.),1.5);
vec3 deep=paint*(.22+.5*paint);
vec3 base=mix(deep,paint,.25+.75*nv)*fill*uKey*mix(.35,1.,open);
base+=uBar*paint*uGlow*.14*max(dot(n,normalize(vec3(0.,.5,-.85))),0.)*open;
float soft=max(.32*smoothstep(.6,.9,n.y)*smoothstep(-.7,-1.,vObject.x),.34*smoothstep(.1,.6,vObjectNormal.x)*step(2.,vObject.x));
float fine=smoothstep(.012,.003,length(fwidth(vObject)));vec3 cell=floor(vObject*260.);
vec3 flake=normalize(n+.09*fine*(vec3(hash(cell),hash(cell+7.),hash(cell+13.))-.5)*uFinish.x);
vec3 metal=paint*studio(vWorld,reflect(-v,flake),.30+soft)*(.45+.55*nv)*uFinish.y*.36;
float fresnel=.045+.955*pow(1.-nv,5.);
vec3 coat=studio(vWorld,r,max(uFinish.z+soft,min(.5,length(fwidth(n))*.55)))*fresnel;
return base+metal*mix(.4,1.,open)+coat*mix(.25,1.,open);
}
void main(){
vec2 s=vObject.xy;float az=abs(vObject.z);float u=vMarks.y,w=vMarks.z,open=vMarks.x;
float hole=arches(s);
float brim=fwidth(hole);if(uPart<.5&&az>.42&&hole<-brim)discard;
vec3 v=normalize(uEye-vWorld);vec3 n=normalize(vNormal);
if(!gl_FrontFacing&&uPart<.5){oColour=vec4(film(vec3(.004)),1.);return;}
vec3 on=normalize(vObjectNormal);
float lip=smoothstep(.016,.0,hole)*step(.42,az)*(1.-uPart);
vec2 arm=s-vec2(s.x<0.?${float(AXLE_X.front)}:${float(AXLE_X.rear)},${float(AXLE_Y)});
vec3 inward=mat3(uModel)*vec3(-normalize(arm)*.9,0.);n=normalize(n+lip*inward+vec3(0.,.14*tanh((s.y-.7)*16.)*smoothstep(.3,.6,on.x)*smoothstep(.95,.7,az),0.));
vec3 r=reflect(-v,n);float nv=max(dot(n,v),0.);float fresnel=.04+.96*pow(1.-nv,5.);
vec3 mirror=studio(vWorld,r,.01);
float wet=smoothstep(.35,.0,uWipe-s.x)*step(s.x,uWipe);
vec3 paint=s.x<uWipe?uPaint:uBefore;
vec3 c=lacquer(paint,n,v,open)+wet*(uPaint*.25+mirror*.2);
if(uPart>.5){float dark=cover(vMarks.z+.014);c=mix(c,vec3(.010)+mirror*fresnel,dark);oColour=vec4(film(c),1.);return;}
float flankward=smoothstep(.35,.5,abs(on.z)),front=step(s.x,-1.6)*smoothstep(.15,.3,-on.x),rear=step(1.7,s.x)*smoothstep(.2,.35,on.x);
float lower=s.y-.262-.05*smoothstep(1.6,2.3,abs(s.x));
float seam=seams(s);float cut=cover(seam-.0035)*flankward;float edge=cover(abs(seam-.010)-.004)*flankward;
float bonnet=abs(az-.665-.07*(s.x+1.5));bonnet=max(bonnet,max(s.x+.98,-2.02-s.x));
cut=max(cut,cover(bonnet-.0035)*step(.4,on.y));
float trunk=max(abs(s.x-2.02),az-.62);cut=max(cut,cover(trunk-.003)*step(.5,on.y)*step(.9,s.y));
float port=abs(box(s-vec2(1.90,.80),vec2(.075,.062),.03))-.003;cut=max(cut,cover(port)*flankward*step(0.,vObject.z));
c=mix(c,c*.08,cut*.92);c+=edge*mirror*.04*(1.-cut);
vec2 h=s-vec2(s.x<.3?.165:1.0,.815+.03*s.x);float handle=box(h,vec2(.095,.011),.011);
c=mix(c,c*.2+.12*mirror,cover(handle)*flankward);
c=mix(c,vec3(.010,.010,.012)*uKey+.30*fresnel*studio(vWorld,r,.25)*open,cover(lower));
float blade=max(abs(s.y-.262-.05*smoothstep(1.6,2.3,abs(s.x))-.006)-.004,abs(s.x)-.92);
c=mix(c,.25*studio(vWorld,r,.12)+.02,cover(blade)*flankward);
float vent=max(abs(s.x+.985+.12*(s.y-.55))-.011,abs(s.y-.58)-.13);
c=mix(c,vec3(.004),cover(vent-.006)*flankward);
float belt=.958+.032*s.x;
float pane=max(max(belt-s.y,.088-u),max(-.86-s.x,s.x-1.62+.35*(s.y-1.)));
float side=cover(pane)*smoothstep(.38,.45,abs(on.z))*step(.9,s.y);
float trim=cover(abs(pane+.002)-.007)*smoothstep(.38,.45,abs(on.z))*step(.9,s.y);
float canopy=max(max(.075-w,abs(u)-.06),max(.955-s.y,s.x-1.93));
float top=cover(canopy)*step(.12,on.y)*step(.9,s.y);
float cowl=cover(max(max(.05-w,abs(u)-.09),max(.91-s.y,s.x)))*step(.9,s.y);
c=mix(c,vec3(.006),cowl*(1.-top));
float glass=max(side,top);
if(glass>.01){
mat3 back=transpose(mat3(uModel));vec3 ray=back*-v;
float pillar=cover(abs(s.x-.40-.02*(s.y-1.))-.030)*side+cover(min(abs(s.x+.12),abs(s.x-1.02))-.012)*top;
vec3 inside=cabin(vObject,refract(ray,on,.72))*(1.-fresnel)*(1.-clamp(pillar,0.,1.));
vec3 pane3=inside+mirror*fresnel;
c=mix(c,pane3,glass);
}
c=mix(c,.03+.30*studio(vWorld,r,.10),trim*.9);
float rise=smoothstep(.06,.92,az);float brow=.560+.125*rise*rise;
float line=max(abs(s.y-brow)-mix(.006,.013,rise),.10-az);line=max(line,s.x+1.86);
float pocket=max(s.y-brow,max(brow-.085*smoothstep(.38,.62,az)-s.y,.40-az));pocket=max(pocket,s.x+1.96);
vec2 cell=vec2(fract((az-.50)*8.)-.5,(s.y-brow+.040)*8.);float eye=max(box(cell,vec2(.30,.125),.06)/8.,max(.50-az,az-.875));
float face=step(s.x,-1.8)*smoothstep(-.1,.02,-on.x);
c=mix(c,vec3(.004)+mirror*fresnel,cover(pocket)*face);
c=mix(c,mix(vec3(.03)+.15*mirror,vec3(1.9,2.15,2.5),uLamps),pow(cover(max(eye,s.x+2.0)),3.)*face*.95);
c=mix(c,mix(vec3(.12)+.2*mirror,vec3(3.4,3.7,4.1),uLamps),pow(cover(line),3.)*face);
float mouth=max(abs(s.y-.335)-.055,az-.60+.9*abs(s.y-.36));
float fins=smoothstep(.25,.45,abs(fract(s.y*42.)-.5));
c=mix(c,vec3(.003)+studio(vWorld,r,.3)*.10*fins,cover(mouth)*front);
float gill=max(abs(az-.775-.18*(s.y-.4))-.022,abs(s.y-.40)-.12);
c=mix(c,vec3(.003)+.02*mirror,cover(gill)*front);
float bar=max(abs(s.y-.892-.012*az)-.021,az-.93);bar=max(bar,2.02-s.x);
float q=fract(vObject.z*22.);float feather=smoothstep(.10,.18,q)*smoothstep(.98,.90,q)*(.45+.55*smoothstep(0.,.9,az));
float tail=smoothstep(-.05,.1,on.x);
vec3 ember=mix(vec3(.10,.004,.004)+.1*mirror,vec3(2.6,.10,.05)*(.25+1.1*feather),uLamps);
c=mix(c,vec3(.006)+.4*mirror*fresnel,cover(bar-.016)*tail);c=mix(c,ember,pow(cover(bar),3.)*tail);
float skirt=lower-.12*smoothstep(.84,.46,az);
c=mix(c,vec3(.006)+.16*studio(vWorld,r,.3)*smoothstep(.36,.44,abs(fract(az*6.)-.5))*step(az,.5),cover(skirt)*rear);
c=mix(c,vec3(.10)*uKey,cover(abs(skirt-.003)-.004)*rear*smoothstep(.88,.7,az));
float reflector=box(vec2(az-.76,s.y-.41),vec2(.075,.006),.006);c=mix(c,vec3(.30,.012,.010)+.1*mirror,cover(reflector)*rear);
float tall=rear>.5?.575:.475;vec2 pl=vec2(vObject.z*sign(on.x),s.y-tall);float plate=box(pl,vec2(.235,.052),.012);
if(plate<.02&&(rear>.5||front>.5)){vec3 ink=texture(uPlate,vec2(.5-pl.x/.47,.5-pl.y/.104)).rgb;
c=mix(c,vec3(.004),cover(plate-.008));c=mix(c,ink*ink*(.06+.40*uKey)+mirror*fresnel*.4,cover(plate));}
float tuck=smoothstep(-.02,.30,hole+(1.-step(.42,az))*9.);c*=mix(.72,1.,tuck);
oColour=vec4(film(c),az>.42?clamp(hole/max(brim,1e-5)+.5,0.,1.):1.);
if(uFlip<0.)oColour.a=clamp(vWorld.y*.5,.004,1.);
}`;
